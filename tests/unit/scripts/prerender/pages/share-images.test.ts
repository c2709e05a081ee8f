import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CARD,
  describeCard,
  type ShareCard,
} from '../../../../../scripts/prerender/pages/share-card.ts';
import { writeShareImages } from '../../../../../scripts/prerender/pages/share-images.ts';
import { productSummaries } from '../../../../../web/content/products/summaries.ts';

const IMAGE_MAX_BYTES = 60_000;
/** Above the line and within the margins. */
const TEXT_BOX = { left: 60, top: 60, right: 1140, bottom: 455 };
/** Of the letters; the red of the line and its lamps is below it. */
const LETTER_MIN_RED = 128;

const brand = { letters: 'Acme', lamp: '' };
const content = {
  brand,
  productSummaries,
  documentProducts: new Map([
    ['/blog/canary', 'monitoring-logging' as const],
    ['/documentation/faq', undefined],
  ]),
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onego-share-'));
});

afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['/cloud-migrations', 'Product', productSummaries['cloud-migrations'].icon],
  ['/blog/canary', 'Article', productSummaries['monitoring-logging'].icon],
  ['/documentation/faq', 'Documentation', undefined],
  ['/', undefined, undefined],
])('the card of %s has the kind of the page and the icon of its product', (path, kicker, icon) => {
  const page = { path, title: 'Title' };
  expect(describeCard(page, content)).toEqual({ title: 'Title', kicker, icon, brand });
});

test.each([
  'CI/CD, Kubernetes and monitoring, all of them in one go',
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  'A title that goes on and on, past each of the lines that a card has, and that nobody would write in earnest, although somebody may',
])('a share image has all of its title above the line: %s', async (title) => {
  const file = await drawImage({ title, brand });
  const { width, height, size = 0 } = await sharp(file).metadata();
  expect({ width, height }).toEqual(CARD);
  expect(size).toBeLessThan(IMAGE_MAX_BYTES);
  const box = await findLetters(file);
  expect(box.left).toBeGreaterThan(TEXT_BOX.left);
  expect(box.top).toBeGreaterThan(TEXT_BOX.top);
  expect(box.right).toBeLessThan(TEXT_BOX.right);
  expect(box.bottom).toBeLessThan(TEXT_BOX.bottom);
});

test('a second build draws only what has changed, and forgets what is gone', async () => {
  const cache = join(folder, 'cache');
  const [one, two, three] = ['One', 'Two', 'Three'].map((title) => ({ title, brand }));
  if (!one || !two || !three) throw new Error('Not three cards');
  const first = await writeShareImages([one, two, one], folder, cache);
  expect(await readdir(cache)).toHaveLength(2);
  await writeFile(join(cache, first.get(one) ?? ''), 'from the cache');

  const second = await writeShareImages([one, three], folder, cache);
  expect(second.get(one)).toBe(first.get(one));
  expect(await readFile(join(folder, second.get(one) ?? ''), 'utf8')).toBe('from the cache');
  expect(await readdir(cache)).toEqual([...second.values()].toSorted());
});

async function drawImage(card: ShareCard): Promise<Buffer> {
  const cache = await mkdtemp(join(folder, 'image-'));
  const names = await writeShareImages([card], folder, cache);
  return readFile(join(cache, names.get(card) ?? ''));
}

/** The box around everything in the color of letters. */
async function findLetters(image: Buffer) {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = { left: info.width, top: info.height, right: 0, bottom: 0 };
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    if ((data[pixel * info.channels] ?? 0) < LETTER_MIN_RED) continue;
    const x = pixel % info.width;
    const y = Math.floor(pixel / info.width);
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
