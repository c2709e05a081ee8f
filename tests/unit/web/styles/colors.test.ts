import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
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

test('the icons are drawn in colors of tokens.css', async () => {
  const task = 'Draw the three icons in public/ anew.';
  const drawn = readFileSync('public/favicon.svg', 'utf8').match(HEX) ?? [];
  const known = [colorOf('night'), colorOf('go'), colorOf('go-text')];
  expect(
    drawn.filter((color) => !known.includes(color)),
    task,
  ).toEqual([]);
  const ico = readFileSync('public/favicon.ico');
  const images = [ico.subarray(ico.readUInt32LE(18)), readFileSync('public/apple-touch-icon.png')];
  for (const image of images) expect(await middleOf(image), task).toBe(colorOf('go'));
});

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('browsers without light-dark() get the %s colors, too', (scheme, index) => {
  const [, rest = ''] = readFileSync(TOKENS, 'utf8').split('@supports not');
  const rules = rest.split('@media')[0]?.split('[data-scheme="dark"]')[index] ?? '';
  const colors = [...rules.matchAll(/--([\w-]+): (#\w+);/g)];
  expect(colors.length).toBeGreaterThan(8);
  for (const [, name = '', color] of colors) expect(color, name).toBe(colorOf(name, scheme));
});

test('what has no style sheet gets a color by its token', () => {
  expect(colorOf('paper', 'dark')).toBe(colorOf('night'));
  expect(() => colorOf('none-such')).toThrow('--none-such');
});

async function middleOf(image: Buffer): Promise<string> {
  const { width, height } = await sharp(image).metadata();
  const middle = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
  const pixel = await sharp(image).extract(middle).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

function list(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
}
