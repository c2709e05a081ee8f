import type { Settings } from '../settings.ts';

declare const __SETTINGS__: Settings;

/** Operator settings, inlined at build time. */
export const settings = __SETTINGS__;

export const COPYRIGHT_YEAR = 2025;
