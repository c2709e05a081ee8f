import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { ErrorPolicy } from '@actions/workflow-parser/model/convert';
import { asRules, type Rule } from '../finding.ts';
import type { YamlFile } from '../yaml-file.ts';

/** The parser expands every alias, and fifty nested ones can expand to a million steps. */
const ALIASES_MAX = 20;

const MESSAGE_CHARS_MAX = 200;

/** Fallback for parser messages that we have no wording for. */
const UNKNOWN = { like: /^(.*)$/s, rule: 'refused-by-tool', say: 'GitHub says: %' };
const WORDS: readonly (typeof UNKNOWN)[] = [
  {
    like: /^Required property is missing: jobs$/,
    rule: 'missing-jobs',
    say: 'This workflow has no jobs.',
  },
  {
    like: /^Required property is missing: (.+)$/,
    rule: 'missing-key',
    say: '“%” is missing in this block.',
  },
  {
    like: /^There's not enough info to determine what you meant/,
    rule: 'missing-key',
    say: 'This block lacks the key that says what it is. A step has run or uses; a job has runs-on or uses.',
  },
  { like: /^Unexpected value '(.*)'$/, rule: 'unknown-key', say: 'GitHub does not know “%” here.' },
  {
    like: /^'(.*)' is already defined$/,
    rule: 'duplicate-key',
    say: '“%” stands twice in this block, which GitHub refuses.',
  },
];

/** Messages about files that GitHub accepts, and one that our own rule covers. */
const UNSAID =
  /depends on unknown job|^Unexpected type '(?:BasicExpression|Null)Token'|^Unexpected value '(?:|repository_dispatch|yes|no|on|off)'$/;
const ECHO = /^The workflow must contain at least one job with no dependencies/;

/** Errors of GitHub’s own parser: keys, types, expressions, cron times, cycles of jobs. */
export async function githubRules(
  file: YamlFile,
  kind: 'github-workflow' | 'github-action',
): Promise<readonly Rule<unknown>[]> {
  if ((file.text.match(/\*\w/g)?.length ?? 0) > ALIASES_MAX) {
    const message = 'With so many aliases this file was not read as GitHub reads it.';
    return asRules([{ rule: 'too-many-aliases', severity: 'hint', offset: 0, message }]);
  }
  const errors = kind === 'github-workflow' ? await readWorkflow(file.text) : readAction(file.text);
  const said = errors.filter(({ rawMessage }, index) => {
    return !UNSAID.test(rawMessage) && (index === 0 || !ECHO.test(rawMessage));
  });
  return asRules(
    said.map(({ rawMessage, range }) => {
      const { line = 1, column = 1 } = range?.start ?? {};
      const { like, rule, say } = WORDS.find((each) => each.like.test(rawMessage)) ?? UNKNOWN;
      const [, name = ''] = like.exec(rawMessage) ?? [];
      return {
        rule,
        offset: offsetOf(file.text, line) + column - 1,
        message: say.replace('%', () => name.slice(0, MESSAGE_CHARS_MAX)),
      };
    }),
  );
}

async function readWorkflow(content: string) {
  const { context, value } = parseWorkflow({ name: '', content }, new NoOperationTraceWriter());
  if (value) {
    await convertWorkflowTemplate(context, value, undefined, {
      errorPolicy: ErrorPolicy.TryConversion,
    });
  }
  return context.errors.getErrors();
}

function readAction(content: string) {
  return parseAction(
    { name: '', content },
    new NoOperationTraceWriter(),
  ).context.errors.getErrors();
}

function offsetOf(text: string, line: number): number {
  let offset = 0;
  for (let passed = 1; passed < line; passed += 1) offset = text.indexOf('\n', offset) + 1;
  return offset;
}
