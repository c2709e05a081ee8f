import type { Dockerfile, Instruction } from '../dockerfile.ts';
import type { Rule } from '../finding.ts';
import { explainImage } from './images.ts';

type DockerfileRule = Rule<Dockerfile>;

const KEYWORDS = [
  'ADD',
  'ARG',
  'CMD',
  'COPY',
  'ENTRYPOINT',
  'ENV',
  'EXPOSE',
  'FROM',
  'HEALTHCHECK',
  'LABEL',
  'MAINTAINER',
  'ONBUILD',
  'RUN',
  'SHELL',
  'STOPSIGNAL',
  'USER',
  'VOLUME',
  'WORKDIR',
];

function select(
  { instructions }: Dockerfile,
  ...keywords: readonly string[]
): readonly Instruction[] {
  return instructions.filter(({ keyword }) => keywords.includes(keyword));
}

const unknownInstruction: DockerfileRule = {
  name: 'unknown-instruction',
  severity: 'error',
  *find({ instructions }) {
    for (const { keyword, offset } of instructions) {
      if (KEYWORDS.includes(keyword)) continue;
      yield {
        offset,
        message: `“${keyword.slice(0, 40)}” is not an instruction. A line above may lack its backslash.`,
      };
    }
  },
};

const missingFrom: DockerfileRule = {
  name: 'missing-from',
  severity: 'error',
  *find(file) {
    const first = file.instructions.find(({ keyword }) => keyword !== 'ARG');
    if (first?.keyword === 'FROM') return;
    yield {
      offset: first?.offset ?? 0,
      message: 'A Dockerfile begins with FROM; only ARG may stand before it.',
    };
  },
};

const movingBase: DockerfileRule = {
  name: 'moving-image',
  severity: 'hint',
  *find(file) {
    const stages = new Set<string>(['scratch']);
    for (const { argument, offset } of select(file, 'FROM')) {
      const [image = '', as, stage] = argument
        .split(/\s+/)
        .filter((word) => !word.startsWith('--'));
      const message = stages.has(image.toLowerCase()) ? undefined : explainImage(image);
      if (message) yield { offset, message };
      if (as?.toLowerCase() === 'as' && stage) stages.add(stage.toLowerCase());
    }
  },
};

const rootUser: DockerfileRule = {
  name: 'root-user',
  severity: 'hint',
  *find({ instructions }) {
    const from = instructions.findLast(({ keyword }) => keyword === 'FROM');
    if (!from) return;
    const user = instructions.findLast(({ keyword }) => keyword === 'USER');
    if (user && user.offset > from.offset && !/^(?:root|0)(?::|\s|$)/.test(user.argument)) return;
    const isInherited = /(?:distroless\S*:(?:\S*-)?nonroot|^scratch\b)/.test(from.argument);
    if (isInherited) return;
    yield {
      offset: user && user.offset > from.offset ? user.offset : from.offset,
      message: 'The last stage runs as root. End it with USER and a number that is not 0.',
    };
  },
};

const remoteAdd: DockerfileRule = {
  name: 'remote-add',
  severity: 'hint',
  *find(file) {
    for (const { argument, offset } of select(file, 'ADD')) {
      if (!/(?:^|\s)https?:\/\//.test(argument) || argument.includes('--checksum=')) continue;
      yield { offset, message: 'ADD fetches this unchecked. Add --checksum=sha256:… to it.' };
    }
  },
};

const secretInLayer: DockerfileRule = {
  name: 'secret-in-layer',
  severity: 'hint',
  *find(file) {
    for (const { argument, offset } of select(file, 'ARG', 'ENV')) {
      const name = /^[A-Za-z_]\w{0,80}/.exec(argument)?.[0] ?? '';
      if (!/(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY|PRIVATE_?KEY|ACCESS_?KEY)$/i.test(name))
        continue;
      yield {
        offset,
        message: `“${name}” stays readable in the image. Mount it for one step: RUN --mount=type=secret.`,
      };
    }
  },
};

const aptLeftovers: DockerfileRule = {
  name: 'stale-package-list',
  severity: 'hint',
  *find(file) {
    for (const { argument, offset } of select(file, 'RUN')) {
      if (!/\bapt(?:-get)?\s+(?:-\S+\s+){0,5}update\b/.test(argument)) continue;
      if (/\binstall\b|\bupgrade\b/.test(argument)) continue;
      yield {
        offset,
        message:
          'An update in a step of its own is cached and grows stale. Join it with the install.',
      };
    }
  },
};

export const dockerfileRules: readonly DockerfileRule[] = [
  missingFrom,
  unknownInstruction,
  movingBase,
  rootUser,
  remoteAdd,
  secretInLayer,
  aptLeftovers,
];
