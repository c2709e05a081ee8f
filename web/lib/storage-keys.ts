/** Every key that the site uses in the browser's storage. The inline starter bundles this file. */
export const CONSENT_KEY = 'site_consent_v1';
export const THEME_KEY = 'theme';
export const MENU_KEY = 'menu';
export const CURRENT_USER_KEY = 'currentUser';
export const SIGNED_IN_KEY = 'signed_in';
export const FONTS_KEY = 'fonts_loaded';
/** Followed by the id of an entry. */
export const WORKSPACE_PREFIX = 'workspace_v1/';
/** Followed by the id of a message form. */
export const LEAD_DRAFT_PREFIX = 'draft_';

export type StorageKey =
  | typeof CONSENT_KEY
  | typeof THEME_KEY
  | typeof MENU_KEY
  | typeof CURRENT_USER_KEY
  | typeof SIGNED_IN_KEY
  | `${typeof WORKSPACE_PREFIX}${string}`
  | `${typeof LEAD_DRAFT_PREFIX}${string}`;

/** Choices of the browser rather than the account: they survive signing out. */
export const KEPT_AT_SIGN_OUT = [CONSENT_KEY, THEME_KEY, MENU_KEY] as const;
