import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colorOf } from '../../../../scripts/colors.ts';

const TOKENS = 'web/styles/tokens.css';
const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/gi;
const NAMED = /:\s*(?:white|black|red|green|blue|gray|grey)\b/gi;

test('a color stands in tokens.css and nowhere else', () => {
  const files = [
    ...list('web', /\.(?:css|tsx?)$/),
    ...list('worker', /\.ts$/),
    ...list('scripts', /\.ts$/),
  ];
  const offenders = files.flatMap((file) => {
    if (file === TOKENS || /\.gen\.ts$|file-check|web\/content\/check/.test(file)) return [];
    const text = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
    const patterns = file.endsWith('.css') ? [HEX, FUNCTION, NAMED] : [HEX, FUNCTION];
    return patterns.flatMap((pattern) =>
      (text.match(pattern) ?? []).map((color) => `${file}: ${color}`),
    );
  });
  expect(offenders).toEqual([]);
});

test('the favicon is drawn in colors of tokens.css', () => {
  const colors = readFileSync('public/favicon.svg', 'utf8').match(HEX) ?? [];
  const known = [colorOf('night'), colorOf('go'), colorOf('go-text')];
  expect(colors.filter((color) => !known.includes(color))).toEqual([]);
});

test('what has no style sheet gets a color by its token', () => {
  expect(colorOf('paper', 'dark')).toBe(colorOf('night'));
  expect(() => colorOf('none-such')).toThrow('--none-such');
});

function list(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
}
