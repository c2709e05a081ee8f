import type { Settings } from './settings.ts';

declare const __SETTINGS__: Settings;

/** Operator settings, inlined at build time. */
export const settings = __SETTINGS__;

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
