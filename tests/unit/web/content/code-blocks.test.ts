/** Checks the code in documents as far as it needs no tool; `npm run articles` runs it. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readFrontMatter } from '../../../../scripts/build/front-matter.ts';
import { detectKind } from '../../../../web/features/file-check/detect-kind.ts';
import { listCodeBlocks, readBlocks } from '../../../articles/code-blocks.ts';
import { trials } from '../../../articles/trials.ts';
import { checkText } from '../features/file-check/check.ts';

/** Languages whose blocks have to be run, or say why they are not. */
const RUN = ['bash', 'sql', 'promql', 'hcl', 'js'];
/** Languages that are only read; a block may have none. */
const READ = ['chart', 'json', 'yaml', 'text', ''];

const blocks = await listCodeBlocks();
const pins = readFileSync('web/features/pipelines/pinned.ts', 'utf8');

test('a block has the place, language, name and reason of its fence', () => {
  const source =
    'Text\n\n```bash name=a.sh untried="asks GitHub"\nls\n```\n\n- item\n\n  ```yaml\n  a: 1\n  ```\n';
  expect(readBlocks('blog/x', source)).toEqual([
    {
      document: 'blog/x',
      line: 3,
      language: 'bash',
      name: 'a.sh',
      untried: 'asks GitHub',
      code: 'ls\n',
    },
    { document: 'blog/x', line: 9, language: 'yaml', code: 'a: 1\n' },
  ]);
});

test('blocks are found', () => {
  expect(blocks.length).toBeGreaterThan(15);
  const languages = blocks.map(({ language }) => language);
  expect(languages.filter((language) => ![...RUN, ...READ].includes(language))).toEqual([]);
});

describe.each(blocks.map((block) => ({ ...block, at: `${block.document}:${block.line}` })))(
  '$at $language',
  (block) => {
    test.runIf(RUN.includes(block.language))('is run by a trial, or says why not', () => {
      const isTried = block.name !== undefined && trials.has(block.document);
      expect(isTried || block.untried !== undefined).toBe(true);
    });

    test.runIf(block.language === 'yaml')('is YAML that fits the schema of its kind', () => {
      for (const document of parseAllDocuments(block.code)) {
        expect(document.errors).toEqual([]);
        const schema = findSchema(document.toJS());
        if (schema) expect(validate(schema, document.toJS())).toBe('');
      }
    });

    test.runIf(block.language === 'json')('is JSON', () => {
      expect(() => JSON.parse(block.code)).not.toThrow();
    });

    test.runIf(['yaml', 'hcl'].includes(block.language))('passes the file check', async () => {
      const kind = block.language === 'hcl' ? 'terraform' : detectKind('a.yaml', block.code);
      expect(await checkText(kind, block.code)).toEqual([]);
    });

    test('pins an action to the commit that our own pipelines use', () => {
      for (const [, action, commit] of block.code.matchAll(/uses: ([\w/-]+)@(.+)/g)) {
        expect(commit).toMatch(/^[0-9a-f]{40} # v?[\d.]+$/);
        if (pins.includes(`'${action}':`)) expect(pins).toContain(`'${action}': '${commit}'`);
      }
    });
  },
);

test('a document with code that is run says when and with which tools', () => {
  for (const document of trials.keys()) {
    const file = `web/content/${document}.md`;
    const { meta } = readFrontMatter(readFileSync(file, 'utf8'), file, 'blog');
    expect('tried' in meta && meta.tried, document).toBeTruthy();
  }
});

test('a document reports no trial of its code that is later than its own last change', async () => {
  for (const folder of ['blog', 'whitepapers'] as const) {
    for await (const file of glob(`web/content/${folder}/*.md`)) {
      const { meta } = readFrontMatter(readFileSync(file, 'utf8'), file, folder);
      if (!('tried' in meta) || !meta.tried) continue;
      const changed = ('updated' in meta && meta.updated) || meta.date;
      expect(meta.tried.date <= changed, `${file}: ${meta.tried.date}, ${changed}`).toBe(true);
    }
  }
});

function findSchema(value: unknown): string | undefined {
  const isRules = typeof value === 'object' && value !== null && 'groups' in value;
  return isRules ? 'prometheus.rules.json' : undefined;
}

/** @returns the faults, or an empty text. */
function validate(schemaFile: string, value: unknown): string {
  const folder = new URL('schemas/json/', import.meta.resolve('schemastore/package.json'));
  const schema = JSON.parse(readFileSync(new URL(schemaFile, folder), 'utf8'));
  const ajv = addFormats.default(new Ajv({ strict: false }));
  return ajv.validate(schema, value) ? '' : ajv.errorsText();
}
