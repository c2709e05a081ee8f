import type { Mutant } from './mutant.ts';

const room = 'web/features/file-check';

/** Faults of the file check: correct work accused, mistakes missed, corrections that break a file. */
export const fileCheckMutants: readonly Mutant[] = [
  {
    name: 'check: a reference of GitLab is read as the map that it is not',
    file: `${room}/yaml-file.ts`,
    from: 'if (isTagged && !isScalar(node)) {',
    to: 'if (isTagged && isScalar(node)) {',
  },
  {
    name: 'check: an override of Compose is accused of what another file declares',
    file: `${room}/kinds/compose.ts`,
    from: '  (!file.name || /^(?:docker-)?compose\\.ya?ml$/.test(baseNameOf(file.name)));',
    to: '  true;',
  },
  {
    name: 'check: a Groovy library named after a Dockerfile is read as one',
    file: `${room}/detect-kind.ts`,
    from: '|toml|xml|groovy|tf|',
    to: '|toml|xml|tf|',
  },
  {
    name: 'check: a fix drops the comment at the end of its line',
    file: `${room}/edits.ts`,
    from: 'const at = isCrlf ? end - 1 : end;',
    to: "const at = offset + line.indexOf(':') + 1;",
  },
  {
    name: 'check: a fix mixes the line ends of a file',
    file: `${room}/edits.ts`,
    from: "const isCrlf = text[end - 1] === '\\r';",
    to: 'const isCrlf = false;',
  },
  {
    name: 'check: a fix removes the start of the next line',
    file: `${room}/edits.ts`,
    from: 'end: Math.min(end + 1, text.length)',
    to: 'end: Math.min(end + 2, text.length)',
  },
  {
    name: 'check: two corrections of one place are both made',
    file: `${room}/edits.ts`,
    from: 'if (offset < done) continue;',
    to: '',
  },
  {
    name: 'check: a finding is shown on the line above it',
    file: `${room}/finding.ts`,
    from: 'line: line + 1,',
    to: 'line: Math.max(line, 1),',
  },
  {
    name: 'check: findings are in the order of the rules, not of the file',
    file: `${room}/silenced.ts`,
    from: '.sort((a, b) => a.line - b.line || a.column - b.column)',
    to: '',
  },
  {
    name: 'check: a template is accused of broken YAML',
    file: `${room}/check-text.ts`,
    from: 'template ?? unusualString(file)',
    to: 'unusualString(file)',
  },
  {
    name: 'check: a reference to a secret store is a secret',
    file: `${room}/secrets.ts`,
    from: '    !REFERENCE.test(value) &&\n    !NO_VALUE',
    to: '    !NO_VALUE',
  },
  {
    name: 'check: a file that SOPS encrypted is accused of its metadata',
    file: `${room}/yaml-file.ts`,
    from: "return key !== 'sops' || value.kind !== 'map' || lacks(value, 'mac');",
    to: 'return true;',
  },
  {
    name: 'check: a misspelt key is found and no correction offered',
    file: `${room}/schema/schema-rules.ts`,
    from: 'text.startsWith(`${name}:`, offset)',
    to: 'text.startsWith(`${name}:`, offset + 1)',
  },
  {
    name: 'check: the output of a job that the file has is empty',
    file: `${room}/kinds/github-parser.ts`,
    from: 'if (name === undefined || newer.has(offset) || bare.has(offset)) return [];',
    to: 'if (newer.has(offset) || bare.has(offset)) return [];',
  },
  {
    name: 'check: an action of one’s own repository is to be pinned',
    file: `${room}/kinds/github-workflow.ts`,
    from: 'if (/^\\.{1,2}\\/|^\\$/.test(uses)) return undefined;',
    to: 'if (/^\\.{1,2}\\//.test(uses)) return undefined;',
  },
  {
    name: 'check: a comment on one finding silences the whole file',
    file: `${room}/silenced.ts`,
    from: '({ isMeant, from, to }) => from < line && line <= to + 1 && isMeant(rule)',
    to: '({ isMeant }) => isMeant(rule)',
  },
  {
    name: 'check: a shared link opens without the text of its files',
    file: 'web/features/check-screen/share.ts',
    from: '? [{ name, text }] : [];',
    to: "? [{ name, text: '' }] : [];",
  },
  {
    name: 'check: a condition of GitLab that is a reference is accused',
    file: `${room}/yaml-rule.ts`,
    from: '(isTagged && !readsTags)',
    to: '(isTagged && readsTags)',
  },
  {
    name: 'check: a workflow whose name begins with dockerfile is read as a Dockerfile',
    file: `${room}/detect-kind.ts`,
    from: '(?!.*\\.(?:ya?ml|json|toml',
    to: '(?!.*\\.(?:json|toml',
  },
  {
    name: 'check: the outputs of a called workflow are empty',
    file: `${room}/kinds/github-parser.ts`,
    from: 'if (rule === CONTEXT && isDefinedElsewhere(name)) return [];',
    to: '',
  },
  {
    name: 'check: parallel steps are unknown keys',
    file: `${room}/kinds/github-parser.ts`,
    from: 'if (NEWER_VALUE.test(message) || ',
    to: 'if (',
  },
  {
    name: 'check: a house rule has a line for each job',
    file: `${room}/house-rules.ts`,
    from: 'Object.hasOwn(HOUSE_RULES, finding.rule) ? 1 : FINDINGS_PER_RULE_MAX',
    to: 'FINDINGS_PER_RULE_MAX',
  },
  {
    name: 'check: a number that a script fills in is of the wrong type',
    file: `${room}/schema/faults.ts`,
    from: " || node.kind === 'empty' || isPlaceholder(node)",
    to: " || node.kind === 'empty'",
  },
  {
    name: 'check: a hidden job of GitLab is accused of waiting for nobody',
    file: `${room}/kinds/gitlab-ci.ts`,
    from: '    named: ACTIVE_JOB,\n    on,',
    to: '    on,',
  },
  {
    name: 'check: a correction takes the carriage return of its line',
    file: `${room}/edits.ts`,
    from: "pattern.exec(line.replace(/\\r$/, ''))",
    to: 'pattern.exec(line)',
  },
  {
    name: 'check: a pipeline that writes loses its token to a correction',
    file: `${room}/kinds/github-workflow.ts`,
    from: '!isAtStart || !onlyReads(text)',
    to: '!isAtStart',
  },
];
