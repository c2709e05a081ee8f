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

/** In the order of the footer. */
const networks: Readonly<Record<keyof Settings['socialLinks'], string>> = {
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  instagram: 'Instagram',
};

/** The networks that the operator links to. */
export const socialLinks = Object.entries(networks)
  .map(([network, name]) => ({ name, url: settings.socialLinks[network as keyof typeof networks] }))
  .filter(({ url }) => url !== '');

export const COPYRIGHT_YEAR = 2025;
