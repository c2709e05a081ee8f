/** Meaning of a path that the asset server did not find. */
export type PathMeaning =
  | { readonly kind: 'page'; readonly path: string; readonly canonicalPath: string }
  | { readonly kind: 'same-page-elsewhere'; readonly path: string }
  | { readonly kind: 'missing-file' }
  | { readonly kind: 'unknown-page' };

/** Maps each page's path to its canonical path. */
export type PageTable = Readonly<Record<string, string>>;

/**
 * Resolves a URL's path. Every returned path comes from the table, which rules out open redirects.
 *
 * @param pathname from `URL`, with backslashes and dot segments already resolved.
 */
export function resolvePath(pathname: string, pages: PageTable): PathMeaning {
  const decoded = decode(pathname);
  const plain = `/${segmentsOf(decoded).join('/')}`;
  const path = Object.hasOwn(pages, plain) ? plain : findFolded(plain, Object.keys(pages));
  const canonicalPath = path === undefined ? undefined : pages[path];

  if (path !== undefined && canonicalPath !== undefined) {
    return plain === decoded
      ? { kind: 'page', path, canonicalPath }
      : { kind: 'same-page-elsewhere', path };
  }
  return isFile(decoded) ? { kind: 'missing-file' } : { kind: 'unknown-page' };
}

/** If two pages differ only in case, the lower-case one takes all other spellings. */
function findFolded(plain: string, paths: readonly string[]): string | undefined {
  const folded = plain.toLowerCase();
  return paths.includes(folded) ? folded : paths.find((path) => path.toLowerCase() === folded);
}

/**
 * Leaves paths with encoded slashes, backslashes or control characters as they are: no page has
 * them.
 */
function decode(pathname: string): string {
  if (/%(?:2f|5c|[01][0-9a-f]|7f)/i.test(pathname)) return pathname;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function isFile(path: string): boolean {
  const segments = segmentsOf(path);
  const isDotFolder = segments.some((segment) => segment.startsWith('.'));
  return (segments.at(-1) ?? '').includes('.') || isDotFolder || path.startsWith('/assets/');
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
