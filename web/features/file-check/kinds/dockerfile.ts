import { ValidationCode, validate } from 'dockerfile-utils';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { replaceInLine, replaceName } from '../edits.ts';
import { type Edit, type Fix, fill, type Hit, hitAt, type Rule } from '../finding.ts';
import { nearestOf } from '../nearest.ts';
import { at, textAt } from '../yaml-node.ts';
import { partsAt, type RulesByName, type TreeFile } from '../yaml-rule.ts';
import { packageRules } from './dockerfile-packages.ts';
import { explainImage } from './images.ts';

export { readDockerfile } from './read-dockerfile.ts';

const PORT_MAX = 65_535;

export const rules: RulesByName = {
  'remote-add': {
    at: ['ADD'],
    like: /(?:^|\s)https?:\/\//,
    // Git verifies a repository by its own hashes.
    unlike: /--checksum=|\.git(?:[#?]\S*)?(?:\s|$)/,
    say: 'ADD fetches this unchecked. Add `--checksum=sha256:…` to it.',
  },
  'local-add': {
    at: ['ADD'],
    like: /^/,
    unlike: /:\/\/|^git@|\s"?git@|\.(?:tar|t?[gx]z|bz2|zst)\b|[*$<]/,
    say: 'ADD also unpacks archives and fetches addresses. For files, COPY says what is meant.',
    fix: replaceInLine(/(?<=^\s*)ADD(?=\s)/i, () => 'COPY'),
  },
  'secret-in-layer': {
    at: ['ARG|ENV'],
    like: /^([A-Za-z_]\w{0,80}?(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY|PRIVATE_?KEY|ACCESS_?KEY)|PASSWORD|TOKEN|SECRET)(?![A-Za-z0-9_])/i,
    say: '“%” stays readable in the image. Mount it for one step: `RUN --mount=type=secret`.',
  },
  'stale-package-list': {
    at: ['RUN'],
    like: /\bapt(?:-get)?\s+(?:-\S+\s+){0,5}update\b/,
    unlike: /\binstall\b|\bupgrade\b/,
    say: 'An update in a step of its own is cached and grows stale. Join it with the install.',
    fix: joinInstall,
  },
  'unattended-install': {
    at: ['RUN'],
    like: /\b(?:apt|apt-get|yum|dnf)\s+(?:-\S+\s+){0,5}install\b|\bzypper\s+(?:install|in|update|up)\b/,
    unlike:
      /\s(?:-\w*y\w*|--yes|--assume-yes|-qq|-n|--non-interactive|--no-confirm)\b|assumeyes|\byes\s*\|/i,
    say: 'Nobody is there to answer its question, so the build stops. Add `-y`.',
    fix: replaceInLine(
      /\b(?:apt|apt-get|yum|dnf)\s+(?:-\S+\s+)*install\b/,
      ([command]) => `${command} -y`,
    ),
  },
  ...packageRules,
  sudo: {
    at: ['RUN'],
    like: /(?:^|[;&|]\s{0,8})sudo\s/,
    say: 'A build has no need of sudo. Switch with `USER root`, and back.',
  },
  'shell-form': {
    at: ['ENTRYPOINT|CMD'],
    like: /^(?!\[)\S/,
    unlike: /[$&|;><`]|^\s*exec\s/,
    say: 'A shell runs this and does not pass signals on, so it is killed. Write `["…", "…"]`.',
    // A command of plain words.
    fix: replaceInLine(
      /(?<=^\s*\w+\s+)[\w./:=@-]+(?: [\w./:=@-]+)*[^\S\r]*(?=\r?$)/,
      ([command = '']) => `["${command.trimEnd().replaceAll(' ', '", "')}"]`,
    ),
  },
  'refused-by-builder': { severity: 'error', at: ['EXPOSE'], say: explainPorts },
  'moving-image': { find: findMovingImages },
  'root-user': { find: findRoot },
  'unknown-stage': { find: findUnknownStages },
};

/** Joins an update with the install in the next line. */
function joinInstall(text: string, offset: number): Edit | undefined {
  const [steps = '', update = ''] =
    /^(RUN apt(?:-get)? update(?: -[\w-]+){0,4})[ ]*\r?\nRUN (?=apt(?:-get)? (?:-[\w-]+ ){0,4}install )/.exec(
      text.slice(offset, offset + 300),
    ) ?? [];
  if (update === '') return undefined;
  return { offset: offset + update.length, end: offset + steps.length, text: ' && ' };
}

function explainPorts(ports: string): string | undefined {
  const wrong = ports.match(/(?<=^|\s|\d-)\d+/g)?.find((port) => Number(port) > PORT_MAX);
  return wrong && fill('Docker says: invalid containerPort: %.', wrong);
}

const INSTRUCTIONS =
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(
    ' ',
  );
const FIXES: ReadonlyMap<unknown, Fix> = new Map([
  [
    ValidationCode.DEPRECATED_MAINTAINER,
    replaceInLine(
      /^\s*MAINTAINER\s+(["']?)([^"'\n\\$]+?)\1\s*$/i,
      ([, , name]) => `LABEL maintainer="${name}"`,
    ),
  ],
  [
    ValidationCode.UNKNOWN_INSTRUCTION,
    (text: string, offset: number) => {
      const [word = ''] = /^\w+/.exec(text.slice(offset, offset + 20)) ?? [];
      const near = nearestOf(word.toUpperCase(), INSTRUCTIONS);
      return near ? replaceName(word, near)(text, offset) : undefined;
    },
  ],
]);

/** Names of ours for what the rules of the Docker builder refuse. */
const NAMES: ReadonlyMap<unknown, string> = new Map([
  [ValidationCode.NO_SOURCE_IMAGE, 'missing-from'],
  [ValidationCode.UNKNOWN_INSTRUCTION, 'unknown-instruction'],
]);
/** Said better by rules of our own, or a matter of taste. */
const UNSAID: readonly unknown[] = [
  ValidationCode.CASING_INSTRUCTION,
  ValidationCode.CASING_DIRECTIVE,
  ValidationCode.EMPTY_CONTINUATION_LINE,
];
/** Refused by the old builder only; BuildKit builds it, with a warning or without. */
const ACCEPTED: readonly unknown[] = [
  ValidationCode.INVALID_DESTINATION,
  ValidationCode.DUPLICATE_BUILD_STAGE_NAME,
];
/** The rules take time in the square of these. */
const CHARS_MAX = 20_000;
const LONG_LINE = /[^\n]{2000}/;

/** What the Docker builder refuses or warns of. */
export const builderRule: Rule<TreeFile> = {
  name: 'refused-by-builder',
  find({ text }) {
    if (text.length > CHARS_MAX || LONG_LINE.test(text)) {
      const message = 'This is too long for a Dockerfile. Its syntax was not checked.';
      return [{ rule: 'too-long', severity: 'hint', offset: 0, message }];
    }
    const document = TextDocument.create('', 'dockerfile', 0, text);
    return problemsIn(document).map(({ code, severity, message, range: { start } }) => ({
      rule: NAMES.get(code),
      severity: severity === 1 && !ACCEPTED.includes(code) ? 'error' : 'hint',
      offset: document.offsetAt(start),
      message: `Docker says: ${message}.`.replace(/\.+$/, '.'),
      fix: FIXES.get(code)?.(text, document.offsetAt(start)),
    }));
  },
};

/** The library looks for a byte order mark with Node's `Buffer`, which browsers lack. */
if (!('Buffer' in globalThis)) {
  Object.assign(globalThis, { Buffer: { from: (text: string) => new TextEncoder().encode(text) } });
}

function problemsIn(document: TextDocument) {
  try {
    return validate(document.getText()).filter(
      ({ code, range }) =>
        !UNSAID.includes(code) &&
        // “.” is a folder, and Linux has real-time signals.
        !(code === ValidationCode.INVALID_DESTINATION && document.getText(range) === '.') &&
        !(code === ValidationCode.INVALID_SIGNAL && /RTM(?:IN|AX)/.test(document.getText(range))),
    );
  } catch (error) {
    // The library overflows its stack on some variables in a file without FROM.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** Images and names are in lower case, as Docker compares them. */
function stagesOf({ documents }: TreeFile) {
  return documents.slice(1).map((stage) => {
    const words = textAt(stage, 'FROM')?.split(/\s+/) ?? [];
    const [source = '', , name = ''] = words.filter((word) => !word.startsWith('--'));
    const user = at(stage, 'USER');
    const { offset } = at(stage, 'FROM') ?? stage;
    return { offset, source, image: source.toLowerCase(), name: name.toLowerCase(), user };
  });
}

function* findMovingImages(file: TreeFile): Iterable<Hit> {
  const names = new Set(['scratch']);
  for (const { offset, source, image, name } of stagesOf(file)) {
    const message = names.has(image) ? undefined : explainImage(source);
    if (message) yield { offset, message };
    names.add(name);
  }
}

/** Images that say nothing else, of the many whose user is not known here. */
const RUNS_AS_ROOT =
  /^(?:(?:docker\.io\/)?(?:library\/)?(?:almalinux|alpine|amazonlinux|archlinux|bash|buildpack-deps|busybox|caddy|centos|composer|debian|dart|eclipse-temurin|elixir|erlang|fedora|gcc|golang|haskell|httpd|julia|maven|nginx|node|openjdk|oraclelinux|perl|php|pypy|python|r-base|rockylinux|ruby|rust|swift|ubuntu)|gcr\.io\/distroless\/[\w-]+|(?:public\.ecr\.aws\/docker\/library)\/\w[\w-]*)(?:[:@](?!\S*(?:nonroot|rootless|windows|nanoserver))\S*)?$/;

function* findRoot(file: TreeFile): Iterable<Hit> {
  const stages = stagesOf(file);
  const last = stages.at(-1);
  if (!last) return;
  // A stage inherits the user of the one that it is built on.
  const { user, image } = stages.reduceRight((stage, base) => {
    return !stage.user && base.name !== '' && base.name === stage.image ? base : stage;
  }, last);
  if (user && !/^(?:root|0)(?::|\s|$)/.test(textAt(user) ?? '')) return;
  if (!user && !RUNS_AS_ROOT.test(image)) return;
  const words = 'The last stage runs as root. End it with USER and a number that is not 0.';
  yield hitAt(user ?? last, words);
}

function* findUnknownStages(file: TreeFile): Iterable<Hit> {
  const names = stagesOf(file).map(({ name }) => name);
  for (const { node, offset } of partsAt(file, ['COPY'])) {
    const [, stage] = /^(?:--\S+\s+)*?--from=([\w-]+)(?=\s)/.exec(textAt(node) ?? '') ?? [];
    if (stage === undefined || names.includes(stage.toLowerCase())) continue;
    if (/^\d+$/.test(stage) && Number(stage) < names.length) continue;
    const words = 'No stage above is called “%”, so Docker looks for an image of this name.';
    yield hitAt({ offset }, words, stage);
  }
}
