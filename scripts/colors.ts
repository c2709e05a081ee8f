/**
 * The colors of `web/styles/tokens.css` for what has no style sheet: emails, share images, the feed
 * and the bar of a phone's browser.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../web/styles/tokens.css', import.meta.url));
const COLOR = /--([\w-]+):\s*(?:light-dark\(([^,]+),\s*([^)]+\)?)\)|([^;{}]+));/g;

const tokens = readTokens();

/** A color token as a hex color, such as `#19e07f` for `go`. */
export function colorOf(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const value = tokens.get(name)?.[scheme];
  if (value === undefined) throw new Error(`web/styles/tokens.css has no color --${name}`);
  const [, referred] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return referred === undefined ? value : colorOf(referred, scheme);
}

/** The first declaration of each token; later ones are for old browsers and for preferences. */
function readTokens(): Map<string, { readonly light: string; readonly dark: string }> {
  const found = new Map<string, { readonly light: string; readonly dark: string }>();
  for (const [, name = '', light, dark, both = ''] of readFileSync(FILE, 'utf8').matchAll(COLOR)) {
    if (!found.has(name)) found.set(name, { light: light ?? both, dark: dark ?? both });
  }
  return found;
}
