import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import * as v from 'valibot';
import { CARD, type CardLogo, drawCard, FONTS, type ShareCard } from './share-card.ts';

/** Keeps images from one build to the next. */
const CACHE = '.build/share-images';
const SOURCES = ['share-card.ts', 'share-images.ts'];
const TOOLS = ['@fontsource/funnel-display', '@fontsource/geist-mono', 'satori', 'sharp'];

/** As many as libuv has threads. */
const PARALLEL_IMAGES = 4;
const PALETTE_COLORS = 64;
const LOGO = { width: 384, height: 56 } as const;
/** Logos of vectors are drawn larger first; 72 is the size that they have. */
const LOGO_DENSITY = 288;
const NAME_CHARS = 8;

/**
 * Writes the images of the cards into a folder, each under a name that changes with its content. An
 * image is drawn only if none of an earlier build is left; the cache keeps those of this one.
 * @returns the file name of each card's image.
 */
export async function writeShareImages(
  cards: Iterable<ShareCard>,
  folder: string,
  cache = CACHE,
): Promise<ReadonlyMap<ShareCard, string>> {
  const seed = await readSeed();
  const names = new Map([...cards].map((card) => [card, nameOf(card, seed)]));
  const byName = new Map([...names].map(([card, name]) => [name, card]));
  await mkdir(cache, { recursive: true });
  await mkdir(folder, { recursive: true });
  const cached = new Set(await readdir(cache));
  const missing = [...byName].filter(([name]) => !cached.has(name));

  if (missing.length > 0) {
    const fonts = await readFonts();
    const queue = missing.values();
    await Promise.all(
      Array.from({ length: PARALLEL_IMAGES }, async () => {
        for (const [name, card] of queue) {
          await writeFile(join(cache, name), await drawImage(card, fonts));
        }
      }),
    );
  }
  for (const name of byName.keys()) {
    await writeFile(join(folder, name), await readFile(join(cache, name)));
  }
  for (const name of cached) {
    if (!byName.has(name)) await rm(join(cache, name));
  }
  return names;
}

/** The operator's logo, in the size that it has on a card. */
export async function readCardLogo(file: string): Promise<CardLogo> {
  const { data, info } = await sharp(file, { density: LOGO_DENSITY })
    .resize(LOGO.width * 2, LOGO.height * 2, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const image = `data:image/png;base64,${data.toString('base64')}`;
  return { image, width: info.width / 2, height: info.height / 2 };
}

async function drawImage(card: ShareCard, fonts: Font[]): Promise<Buffer> {
  const svg = await satori(drawCard(card), { ...CARD, fonts });
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: PALETTE_COLORS, effort: 1, dither: 0 })
    .toBuffer();
}

/** What changes all images: the code that draws them, and the packages that it uses. */
async function readSeed(): Promise<string> {
  const sources = await Promise.all(
    SOURCES.map((name) => readFile(new URL(name, import.meta.url), 'utf8')),
  );
  const { devDependencies } = v.parse(
    v.looseObject({ devDependencies: v.record(v.string(), v.string()) }),
    JSON.parse(await readFile('package.json', 'utf8')),
  );
  return JSON.stringify([sources, TOOLS.map((name) => devDependencies[name])]);
}

function nameOf(card: ShareCard, seed: string): string {
  const hash = createHash('sha256').update(seed).update(JSON.stringify(card)).digest('hex');
  return `${hash.slice(0, NAME_CHARS)}.png`;
}

function readFonts(): Promise<Font[]> {
  return Promise.all(
    Object.entries(FONTS).map(async ([name, file]) => {
      const [family] = file.split('-latin');
      const path = `node_modules/@fontsource/${family}/files/${file}.woff2`;
      return { name, data: await readFile(path) };
    }),
  );
}
