import schema from 'virtual:schema/travis';
import { removeLine } from '../edits.ts';
import type { Rule } from '../finding.ts';
import { type SchemaUse, schemaRules } from '../schema/schema-rules.ts';
import type { YamlFile } from '../yaml-file.ts';
import { toRule, type YamlRule } from '../yaml-rule.ts';

/** Travis CI builds what it understands of a file and only warns about the rest. */
const published: SchemaUse = { schema, isForgiving: true, later: ['noble', 'vm'] };

const RUNTIMES = ['node_js', 'python', 'ruby', 'php', 'jdk', 'dotnet', 'go', 'rust'];

const own: readonly YamlRule[] = [
  {
    name: 'moving-runtime',
    at: RUNTIMES.map((runtime) => `**.${runtime}`),
    like: /^(?:node|stable|lts\/\*|nightly|ruby-head|jruby-head|master|tip|openjdk-ea|.*-dev)$/,
    say: '“%” is another version each month. Name the one you run in production.',
  },
  {
    name: 'retired-sudo',
    at: ['sudo'],
    like: /^/,
    say: 'sudo has had no effect since 2018. Remove it.',
    fix: removeLine,
  },
  {
    name: 'missing-distribution',
    at: [''],
    without: ['dist', 'os'],
    say: 'Without dist the build runs on whichever Ubuntu is the default. Name one, such as jammy.',
  },
];

export const rules: readonly Rule<YamlFile>[] = [...own.map(toRule), ...schemaRules(published)];
