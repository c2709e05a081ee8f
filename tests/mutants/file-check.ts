import type { Faults } from './mutant.ts';

/** Faults of the file check: correct work accused, mistakes missed, corrections that break a file. */
export const fileCheckFaults: Faults = {
  'web/features/file-check/yaml-file.ts': {
    'check: a reference of GitLab is read as the map that it is not': {
      from: 'if (isTagged && !isScalar(node)) {',
      to: 'if (isTagged && isScalar(node)) {',
    },
  },
  'web/features/file-check/kinds/compose.ts': {
    'check: an override of Compose is accused of what another file declares': {
      from: '  (!file.name || /^(?:docker-)?compose\\.ya?ml$/.test(baseNameOf(file.name)));',
      to: '  true;',
    },
  },
  'web/features/file-check/detect-kind.ts': {
    'check: a Groovy library named after a Dockerfile is read as one': {
      from: '|toml|xml|groovy|tf|',
      to: '|toml|xml|tf|',
    },
  },
  'web/features/file-check/edits.ts': {
    'check: a fix mixes the line ends of a file': {
      from: "const isCrlf = text[end - 1] === '\\r';",
      to: 'const isCrlf = false;',
    },
    'check: two corrections of one place are both made': {
      from: 'if (offset < done) continue;',
      to: '',
    },
  },
  'web/features/file-check/finding.ts': {
    'check: a finding is shown on the line above it': {
      from: 'line: line + 1,',
      to: 'line: Math.max(line, 1),',
    },
  },
  'web/features/file-check/check-text.ts': {
    'check: a template is accused of broken YAML': {
      from: 'template ?? unusualString(file)',
      to: 'unusualString(file)',
    },
  },
  'web/features/file-check/secrets.ts': {
    'check: a reference to a secret store is a secret': {
      from: '    !REFERENCE.test(value) &&\n    !NO_VALUE',
      to: '    !NO_VALUE',
    },
  },
  'web/features/file-check/schema/schema-rules.ts': {
    'check: a misspelt key is found and no correction offered': {
      from: 'text.startsWith(`${name}:`, offset)',
      to: 'text.startsWith(`${name}:`, offset + 1)',
    },
  },
  'web/features/file-check/kinds/github-parser.ts': {
    'check: the output of a job that the file has is empty': {
      from: 'if (name === undefined || newer.has(offset) || bare.includes(offset)) return [];',
      to: 'if (newer.has(offset) || bare.includes(offset)) return [];',
    },
  },
  'web/features/file-check/kinds/github-workflow.ts': {
    'check: a pipeline that writes loses its token to a correction': {
      from: '!isAtStart || !onlyReads(text)',
      to: '!isAtStart',
    },
  },
  'web/features/file-check/yaml-rule.ts': {
    'check: a part of a configuration is accused of names that the rest declares': {
      from: '  if (given && !given(file)) return;\n',
      to: '',
    },
  },
  'web/features/file-check/house-rules.ts': {
    'check: a house rule has a line for each job': {
      from: 'if (finding !== places[0]) return [];',
      to: '',
    },
  },
  'web/features/file-check/kinds/jenkins-calls.ts': {
    'check: an argument that a step of Jenkins does not take passes': {
      from: 'if (!names.includes(key)) {',
      to: 'if (key === call.name) {',
    },
  },
  'web/features/file-check/kinds/jenkins-structure.ts': {
    'check: a step before a pipeline of Jenkins counts as one around it': {
      from: '{0,200}\\{\\s*$/;',
      to: '{0,200}\\{/;',
    },
  },
  'web/features/file-check/schema/faults.ts': {
    'check: a number that a script fills in is of the wrong type': {
      from: " || node.kind === 'empty' || isPlaceholder(node)",
      to: " || node.kind === 'empty'",
    },
  },
  'web/features/file-check/check-in-worker.ts': {
    'check: each check of Terraform loads the parser anew': {
      from: 'if (programs) return programs;',
      to: '',
    },
  },
  'web/features/check-screen/TryCheck.tsx': {
    'check: the small check vanishes until its code has come': {
      from: 'memo(({ kind }: { kind: CheckExample }) => (',
      to: '(({ kind }: { kind: CheckExample }) => (',
    },
  },
  'web/features/check-screen/Rows.tsx': {
    'check: the first finding stays closed': {
      from: 'open={row === shared.opened}',
      to: '',
    },
  },
  'web/features/check-screen/use-playground.ts': {
    'check: findings stay beside a text that could not be checked': {
      from: 'isCurrent || !isUnloaded ? checked : undefined',
      to: 'checked',
    },
    'check: typing is checked only at a press': {
      from: 'rest.current = setTimeout(checkAgain, REST_MS, edited);',
      to: 'rest.current = undefined;',
    },
    'check: a corrected file is not checked again': {
      from: '    edit(edited);\n    checkAgain(edited);\n  }\n\n  const checked',
      to: '    edit(edited);\n  }\n\n  const checked',
    },
  },
  'web/features/file-check/check-worker.ts': {
    'check: a workflow shows nothing before GitHub’s parser has started': {
      from: '(part) => postMessage({ part })',
      to: '() => {}',
    },
  },
  'web/features/check-screen/Editor.tsx': {
    'check: a chosen finding leaves the editor where it is': {
      from: "scroller.current.scrollTo({ top, behavior: 'smooth' });",
      to: 'void top;',
    },
    'check: what was typed before the app has started is lost': {
      from: 'if (isEarly.current) restoreTypedWords();',
      to: '',
    },
    'check: without scripts the text of the editor is transparent': {
      from: 'data-painted={isPainted || undefined}',
      to: 'data-painted',
    },
  },
  'web/features/check-screen/CheckScreen.tsx': {
    'check: a pasted file keeps the name of the example': {
      from: "onReplace={(text) => type(text, '')}",
      to: 'onReplace={type}',
    },
  },
  'web/features/file-check/kinds/masked-code.ts': {
    'check: a string of Groovy ends at a line break after a backslash': {
      from: '"(?:[^"\\\\\\n$]|\\\\(?:\\r\\n|[^])|${EXPRESSION}',
      to: '"(?:[^"\\\\\\n$]|\\\\.|${EXPRESSION}',
    },
  },
};
