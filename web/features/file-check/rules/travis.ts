import type { Rule } from '../finding.ts';
import type { YamlFile } from '../yaml-file.ts';
import { at, lacks, textsUnder } from '../yaml-node.ts';

type TravisRule = Rule<YamlFile>;

const RUNTIMES = ['node_js', 'python', 'ruby', 'php', 'jdk', 'dotnet', 'go', 'rust'] as const;
const MOVING_VERSION =
  /^(?:node|stable|lts\/\*|nightly|ruby-head|jruby-head|master|tip|openjdk-ea|.*-dev)$/;

const movingRuntime: TravisRule = {
  name: 'moving-runtime',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      for (const { text, offset } of textsUnder(document, ...RUNTIMES)) {
        if (!MOVING_VERSION.test(text)) continue;
        yield {
          offset,
          message: `“${text}” is another version each month. Name the one you run in production.`,
        };
      }
    }
  },
};

const retiredSudo: TravisRule = {
  name: 'retired-sudo',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      const sudo = at(document, 'sudo');
      if (sudo === undefined) continue;
      yield { offset: sudo.offset, message: 'sudo has had no effect since 2018. Remove it.' };
    }
  },
};

const missingDistribution: TravisRule = {
  name: 'missing-distribution',
  severity: 'hint',
  *find({ documents }) {
    for (const document of documents) {
      if (!lacks(document, 'dist') || at(document, 'os') || !at(document, 'language')) continue;
      yield {
        offset: document.offset,
        message:
          'Without dist the build runs on whichever Ubuntu is the default. Name one, such as jammy.',
      };
    }
  },
};

export const travisRules: readonly TravisRule[] = [movingRuntime, retiredSudo, missingDistribution];
