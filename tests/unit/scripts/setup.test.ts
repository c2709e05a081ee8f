import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { mergeEnvironment } from '../../../scripts/load-settings.ts';
import { readSettings } from '../../../scripts/settings.ts';
import { setUp, writeVariable } from '../../../scripts/setup/set-up.ts';

/** Answers the questions whose text contains a key; a list is given one by one. */
async function answer(file: string, answers: Readonly<Record<string, readonly string[]>>) {
  const left = new Map(Object.entries(answers).map(([key, list]) => [key, [...list]]));
  const said: string[] = [];
  const text = await setUp(file, {
    ask: async (question) => {
      const [, list] = [...left].find(([key]) => question.includes(key)) ?? [];
      return list?.shift() ?? '';
    },
    say: (words) => said.push(words),
  });
  return { text, said: said.join('\n') };
}

describe('setup', () => {
  test('writes the answers into a copy of the example, and nothing else', async () => {
    const example = await readFile('.env.example', 'utf8');
    const { text } = await answer(example, {
      'Address of the site': [' https://www.acme.test '],
      Brand: ['Acme: "Delivery" & Co $7'],
      'demo accounts': ['off'],
    });
    const written = mergeEnvironment(text, {});
    expect(Object.keys(written).toSorted()).toEqual([
      'ONEGO_BRAND',
      'ONEGO_DEMO_ACCOUNTS',
      'ONEGO_ORIGIN',
    ]);
    expect(readSettings(written)).toMatchObject({
      origin: 'https://www.acme.test',
      brand: 'Acme: "Delivery" & Co $7',
      demoAccounts: [],
    });
    expect(text.split('\n')).toHaveLength(example.split('\n').length);
  });

  test('asks again after a wrong answer', async () => {
    const { text, said } = await answer('', {
      'Address of the site': ['acme.test', 'https://acme.test'],
    });
    expect(said).toContain('ONEGO_ORIGIN must be a full https:// address');
    expect(parseEnv(text)).toEqual({ ONEGO_ORIGIN: 'https://acme.test' });
  });

  test('keeps what is not answered', async () => {
    const file = 'PORT=9000\nONEGO_BRAND=Acme # ours\n';
    expect((await answer(file, {})).text).toBe(file);
  });
});

test.each([
  ['', 'A=x\n'],
  ['B=1', 'B=1\nA=x\n'],
  ['# A=\nB=1\n', 'A=x\nB=1\n'],
  ['# A=1\nA=2\n', '# A=1\nA=x\n'],
  ['AA=1\n', 'AA=1\nA=x\n'],
])('a variable is written in its place: %j', (file, expected) => {
  expect(writeVariable(file, 'A', 'x')).toBe(expected);
});

test.each(['$crisp', 'a b', '#1', `"it's"`, '{"$crisp":[]}', 'C:\\new'])(
  'what is written is read back: %s',
  (value) => {
    const file = writeVariable('', 'ONEGO_BRAND', value);
    expect(mergeEnvironment(file, {})).toEqual({ ONEGO_BRAND: value });
  },
);
