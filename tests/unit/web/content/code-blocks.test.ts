/** Checks the code in documents as far as it needs no tool. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { Marked, type Tokens } from 'marked';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { linkedFolders } from '../../../../web/content/document.ts';
import { detectKind } from '../../../../web/features/file-check/detect-kind.ts';
import { publishedSchema } from '../../support/published-schema.ts';
import { checkText } from '../features/file-check/check.ts';

const LANGUAGES = ['bash', 'sql', 'promql', 'hcl', 'js', 'chart', 'json', 'yaml', 'text', ''];

interface CodeBlock {
  /** File, and first line of the code. */
  readonly at: string;
  readonly language: string;
  readonly code: string;
}

const blocks = await listCodeBlocks();

test('every block is in a language that is checked or highlighted', () => {
  expect(blocks.length).toBeGreaterThan(15);
  expect(blocks.filter(({ language }) => !LANGUAGES.includes(language))).toEqual([]);
});

test('JSON and YAML can be read, and Prometheus rules fit their schema', () => {
  const faults = blocks.flatMap(({ at, language, code }) => {
    if (language === 'json') JSON.parse(code);
    if (language !== 'yaml') return [];
    return parseAllDocuments(code).flatMap((document) => [
      ...document.errors.map((error) => `${at}: ${error.message}`),
      ...validateRules(document.toJS()).map((error) => `${at}: ${error}`),
    ]);
  });
  expect(faults).toEqual([]);
});

test('YAML and Terraform pass the file check', async () => {
  const checked = blocks.filter(({ language }) => ['yaml', 'hcl'].includes(language));
  for (const { at, language, code } of checked) {
    const kind = language === 'hcl' ? 'terraform' : detectKind('a.yaml', code);
    expect(await checkText(kind, code), at).toEqual([]);
  }
});

async function listCodeBlocks(): Promise<readonly CodeBlock[]> {
  const found: CodeBlock[] = [];
  for await (const file of glob(linkedFolders.map((folder) => `web/content/${folder}/*.md`))) {
    const source = readFileSync(file, 'utf8');
    const marked = new Marked();
    marked.walkTokens(marked.lexer(source), (token) => {
      if (token.type !== 'code' || token.codeBlockStyle === 'indented') return;
      const { lang = '', text } = token as Tokens.Code;
      const [language = ''] = lang.split(' ');
      found.push({ at: `${file}: ${text.split('\n')[0]}`, language, code: `${text}\n` });
    });
  }
  return found;
}

/** @returns the faults of a document with rules of Prometheus; none for any other. */
function validateRules(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('groups' in value)) return [];
  const validate = publishedSchema('prometheus.rules.json');
  validate(value);
  return (validate.errors ?? []).map(({ message = '' }) => message);
}
