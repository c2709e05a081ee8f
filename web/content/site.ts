import type { Settings } from '../settings.ts';

declare const __SETTINGS__: Settings;

/** The operator's settings, fixed at build. */
export const settings = __SETTINGS__;

export const COPYRIGHT_YEAR = 2025;
