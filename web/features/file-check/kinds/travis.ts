import schema from 'virtual:schema/travis';
import { removeLine } from '../edits.ts';
import type { SchemaUse } from '../schema/schema-rules.ts';
import type { RulesByName } from '../yaml-rule.ts';

/** Travis CI builds what it understands of a file and only warns about the rest. */
export const published: SchemaUse = { schema, isForgiving: true, isQuiet: true, later: 'noble vm' };

export const rules: RulesByName = {
  'moving-runtime': {
    at: ['**.node_js|python|ruby|php|jdk|dotnet|go|rust'],
    like: /^(?:node|stable|lts\/\*|nightly|ruby-head|jruby-head|master|tip|openjdk-ea|.*-dev)$/,
    say: '“%” is another version each month. Name the one you run in production.',
  },
  'retired-sudo': {
    at: ['sudo'],
    like: /^/,
    say: 'The “sudo” key has had no effect since 2018. Remove it.',
    fix: removeLine,
  },
  'missing-distribution': {
    at: ['!dist.!os'],
    say: 'Without dist the build runs on whichever Ubuntu is the default. Name one, such as jammy.',
  },
};
