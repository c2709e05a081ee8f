import type { Settings } from './settings.ts';

declare const __SETTINGS__: Settings;
declare const __THEME_COLOR__: string;

/** Operator settings, inlined at build time. */
export const settings = __SETTINGS__;

/** `--night` of web/styles/tokens.css, for the bar of a phone's browser. */
export const THEME_COLOR = __THEME_COLOR__;

/** The short brand as it is drawn: a final "o" is a lamp; after another letter a lamp follows. */
export const wordmark = settings.shortBrand.endsWith('o')
  ? { letters: settings.shortBrand.slice(0, -1), lamp: 'o' }
  : { letters: settings.shortBrand, lamp: '' };

const networks: Readonly<Record<string, string>> = {
  x: 'Twitter',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  instagram: 'Instagram',
};

/** The operator's profiles, named after their networks; of another network, after its host. */
export const socialLinks = settings.socialUrls.map((url) => {
  const { hostname } = new URL(url);
  const network = Object.keys(networks).find((name) => hostname.split('.').includes(name));
  return { url, name: networks[network ?? ''] ?? hostname };
});

export const COPYRIGHT_YEAR = 2025;
