import type { Settings } from '../settings.ts';

declare const __SETTINGS__: Settings;

/** Operator settings, inlined at build time. */
export const settings = __SETTINGS__;

/** The short brand as it is drawn: a final "o" is a lamp; after another letter a lamp follows. */
export const wordmark = settings.shortBrand.endsWith('o')
  ? { letters: settings.shortBrand.slice(0, -1), lamp: 'o' }
  : { letters: settings.shortBrand, lamp: '' };

/** The networks that the operator links to. */
export const socialLinks = [
  { url: settings.socialLinks.twitter, name: 'Twitter' },
  { url: settings.socialLinks.linkedin, name: 'LinkedIn' },
  { url: settings.socialLinks.youtube, name: 'YouTube' },
  { url: settings.socialLinks.instagram, name: 'Instagram' },
].filter(({ url }) => url !== '');

export const COPYRIGHT_YEAR = 2025;
