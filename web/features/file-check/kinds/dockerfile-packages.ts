import { replaceInLine } from '../edits.ts';
import { type Fix, fill, type Hit } from '../finding.ts';
import { entriesOf, lacks, textAt } from '../yaml-node.ts';
import type { PathRule, RulesByName, TreeFile } from '../yaml-rule.ts';

type Leftover = readonly [like: RegExp, unlike: RegExp, say: string, fix?: Fix];

/** Programs that leave files behind, what cleans up after them, and how to say it. */
const LEFTOVERS: readonly Leftover[] = [
  [
    /\bapt(?:-get)?\s+(?:-\S+\s+){0,5}install\b/,
    /\/var\/lib\/apt\/lists|\bapt(?:-get)?\s+(?:dist-?)?clean\b|--mount=type=cache|--download-only/,
    'The lists of packages stay in the image. End the step with `rm -rf /var/lib/apt/lists/*`.',
    replaceInLine(
      /(?<=^\s*RUN apt-get update && apt-get install(?: -\S+| [\w.+:=-]+){1,40}) ?$/,
      () => ' && rm -rf /var/lib/apt/lists/*',
    ),
  ],
  [
    /\bapk\s+(?:-\S+\s+){0,5}add\b/,
    /--no-cache|\/var\/cache\/apk|--mount=type=cache|\bapk\s+cache\b/,
    'The index of packages stays in the image. Add `--no-cache`.',
    replaceInLine(/\bapk add\b/, () => 'apk add --no-cache'),
  ],
  [
    /\bpip3?\s+install\b/,
    /--no-cache\b|\.cache\/pip|PIP_NO_CACHE_DIR|--mount=type=cache|pip3?\s+cache\s+purge|\/root\/\.cache/,
    'The downloads of pip stay in the image. Add `--no-cache-dir`.',
    replaceInLine(/\b(pip3?) install\b/, ([, pip]) => `${pip} install --no-cache-dir`),
  ],
  [
    /\b(?:yum|dnf|microdnf)\s+(?:-\S+\s+){0,5}install\b/,
    /\b(?:yum|dnf|microdnf)\s+(?:-\S+\s+){0,5}clean\b|\/var\/cache\/(?:yum|dnf)|--mount=type=cache/,
    'The metadata of packages stays in the image. End the step with `clean all`.',
  ],
  [
    /\bzypper\s+(?:-\S+\s+){0,5}(?:install|in)\b/,
    /\bzypper\s+(?:-\S+\s+){0,5}(?:clean|cc)\b|--mount=type=cache/,
    'The metadata of packages stays in the image. End the step with `zypper clean`.',
  ],
  [
    /\byarn\s+(?:global\s+add|install)\b/,
    /\byarn\s+cache\s+clean\b|--mount=type=cache|\.yarn|--immutable/,
    'The cache of Yarn stays in the image. End the step with `yarn cache clean`.',
  ],
];

/** Commands that install packages, and what a package without a version looks like. */
const INSTALLS: readonly (readonly [command: RegExp, isUnpinned: RegExp, version: string])[] = [
  [/\bpip3?\s+install\s+([^;&|]+)/g, /^[A-Za-z][\w.-]*(?:\[[\w,-]+\])?$/, '=='],
  [/\bnpm\s+(?:install|i|add)\s+([^;&|]+)/g, /^(?:@[\w.-]+\/)?[A-Za-z][\w.-]*$/, '@'],
  [/\bapk\s+(?:-\S+\s+){0,5}add\s+([^;&|]+)/g, /^[A-Za-z][\w.+-]*$/, '~'],
  [/\bgem\s+install\s+([^;&|]+)/g, /^[A-Za-z][\w-]*$/, ':'],
  [/\bgo\s+install\s+([^;&|]+)/g, /^[\w-]+\.[\w.-]+\/\S+@(?:latest|main|master)$/, '@v'],
];
/** Options that name a file with versions, or whose value is no package. */
const WITH_FILE =
  /(?:^|\s)(?:-r|-c|-e|--requirement|--constraint|--editable|--require-hashes|-v|--version|--virtual|-t|--target|--prefix)\b/;

/** A download whose failure the last command may not notice. */
const DOWNLOAD_PIPE = /\b(?:curl|wget)\b[^|&;]{1,400}(?<!\|)\|(?!\|)/;

/** Puts what uses a variable of the same line into an ENV of its own. */
const splitVariables = replaceInLine(
  /(?<=^\s*ENV\s+(\w+)=[^\s"'\\]+) (?=\w+=[^\s"'\\]*\$\{?\1\b\}?[^\s"'\\]*\s*$)/,
  () => '\nENV ',
);

/** What hadolint says of packages, pipes and variables. */
export const packageRules: RulesByName = {
  'leftover-lists': LEFTOVERS.map(([like, unlike, say, fix]): PathRule => {
    return { at: ['RUN'], like, unlike, say, ...(fix && { fix }) };
  }),
  'unpinned-package': { at: ['RUN'], say: explainPackages },
  'missing-pipefail': { find: findPipes },
  'early-variable': { at: ['ENV'], say: explainVariables, fix: splitVariables },
};

function explainPackages(run: string): string | undefined {
  for (const [command, isUnpinned, version] of INSTALLS) {
    for (const [, list = ''] of run.matchAll(command)) {
      if (WITH_FILE.test(list) || /[`$<>]/.test(list)) continue;
      const packages = list.split(/\s+/).map((word) => word.replaceAll(/^["']|["']$/g, ''));
      const name = packages.find((word) => isUnpinned.test(word) && word !== 'pip');
      const words = `“%” is another version next month. Name its version after \`${version}\`.`;
      if (name) return fill(words, name);
    }
  }
  return undefined;
}

/** ENV fills in what it sets only for later instructions. */
function explainVariables(text: string): string | undefined {
  const names = Array.from(text.matchAll(/(?<=^|\s)(\w{1,80})=/g), ([, name = '']) => name);
  const early = names.find((name, index) => {
    const after = names.slice(index + 1).join('|');
    if (after === '') return false;
    return new RegExp(`(?<=\\s)(?:${after})=\\S*\\$(?:${name}\\b|\\{${name}\\})`).test(text);
  });
  return early
    ? fill('“%” has this value only after the instruction. Use it in another ENV below.', early)
    : undefined;
}

/** Shells of well-known images that have pipefail. */
const SHELLS = [
  [/^\S*\balpine\b/, '/bin/ash'],
  [
    /^(?:almalinux|amazonlinux|debian|eclipse-temurin|fedora|golang|maven|node|php|python|rockylinux|ruby|rust|ubuntu)(?:[:@]\S+)?(?:\s|$)/,
    '/bin/bash',
  ],
] as const;

/** The exit code of a pipe is that of its last command, unless the shell has pipefail. */
function* findPipes(file: TreeFile): Iterable<Hit> {
  for (const stage of file.documents) {
    if (/pipefail|powershell|pwsh|cmd/i.test(textAt(stage, 'SHELL') ?? '')) continue;
    const shell = SHELLS.find(([images]) => images.test(textAt(stage, 'FROM') ?? ''))?.[1];
    const lineBreak = file.text.includes('\r\n') ? '\r\n' : '\n';
    let isSet = false;
    for (const { key, keyOffset: offset, value } of entriesOf(stage)) {
      const run = key === 'RUN' && value.kind === 'text' ? value.text : '';
      const plain = run.replaceAll(/'[^']*'|"(?:[^"\\]|\\.)*"/g, '');
      if (!DOWNLOAD_PIPE.test(plain) || /pipefail|^\[|<</.test(run)) continue;
      const message =
        'If the download fails, the step goes on. Set `SHELL ["/bin/bash", "-o", "pipefail", "-c"]` above.';
      const line = `SHELL ["${shell}", "-o", "pipefail", "-c"]${lineBreak}`;
      const isStart = offset === 0 || file.text[offset - 1] === '\n';
      const canSet = shell !== undefined && isStart && !isSet && lacks(stage, 'SHELL');
      yield { offset, message, ...(canSet && { fix: { offset, end: offset, text: line } }) };
      isSet = true;
    }
  }
}
