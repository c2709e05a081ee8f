/** All browser storage keys of the site. Keep it small: the inline starter bundles this file. */
export const CONSENT_KEY = 'site_consent_v1';
export const THEME_KEY = 'theme';
export const MENU_KEY = 'menu';
/** Whether "/" opens the search. */
export const SLASH_KEY = 'slash';
export const CURRENT_USER_KEY = 'currentUser';
export const SIGNED_IN_KEY = 'signed_in';
export const FONTS_KEY = 'fonts_loaded';
/** What a chat widget without an origin has stored, for the tab. */
export const CHAT_KEY = 'chat';
/** Prefix; the ID of a workspace entry follows. */
export const WORKSPACE_PREFIX = 'workspace_v1/';
/** Prefix; the ID of a message form follows. */
export const LEAD_DRAFT_PREFIX = 'draft_';

export type StorageKey =
  | typeof CONSENT_KEY
  | typeof THEME_KEY
  | typeof MENU_KEY
  | typeof SLASH_KEY
  | typeof CURRENT_USER_KEY
  | typeof SIGNED_IN_KEY
  | typeof CHAT_KEY
  | `${typeof WORKSPACE_PREFIX}${string}`
  | `${typeof LEAD_DRAFT_PREFIX}${string}`;

/** Preferences of the browser, not of the account, so they survive logout. */
export const KEPT_AT_SIGN_OUT = [CONSENT_KEY, THEME_KEY, MENU_KEY, SLASH_KEY] as const;
