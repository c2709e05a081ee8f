/**
 * The oldest versions of browsers that are served in full, as the README states them: they have
 * `light-dark()` and popovers. Keys are those of the package web-features.
 */
export const OLDEST_BROWSERS = {
  chrome: 123,
  chrome_android: 123,
  edge: 123,
  firefox: 125,
  firefox_android: 125,
  safari: 17.5,
  safari_ios: 17.5,
} as const;

const { chrome, edge, firefox, safari, safari_ios: ios } = OLDEST_BROWSERS;

/** The same as Vite names them. */
export const BUILD_TARGET = Object.entries({ chrome, edge, firefox, safari, ios }).map(
  ([name, version]) => `${name}${version}`,
);
