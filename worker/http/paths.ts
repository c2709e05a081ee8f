/** What the asset server did not find, and what it is instead. */
export type PathMeaning =
  | { readonly kind: 'page'; readonly path: string; readonly canonicalPath: string }
  | { readonly kind: 'same-page-elsewhere'; readonly path: string }
  | { readonly kind: 'missing-file' }
  | { readonly kind: 'unknown-page' };

/** Each page's path and the canonical path it stands for. */
export type PageTable = Readonly<Record<string, string>>;

/**
 * Says what a URL's path means. Every path in the answer comes from the table, so no spelling of
 * a request can lead off the site.
 *
 * @param pathname as `URL` gives it: backslashes and dot segments are already resolved.
 */
export function createPathResolver(pages: PageTable): (pathname: string) => PathMeaning {
  const pathByFolded = foldPaths(Object.keys(pages));

  return function resolvePath(pathname) {
    const decoded = decode(pathname);
    const plain = `/${segmentsOf(decoded).join('/')}`;
    const path = Object.hasOwn(pages, plain) ? plain : pathByFolded.get(plain.toLowerCase());
    const canonicalPath = path === undefined ? undefined : pages[path];

    if (path !== undefined && canonicalPath !== undefined) {
      return plain === decoded
        ? { kind: 'page', path, canonicalPath }
        : { kind: 'same-page-elsewhere', path };
    }
    return isFile(decoded) ? { kind: 'missing-file' } : { kind: 'unknown-page' };
  };
}

/** Of two pages that differ only in case, the lower-case one takes all other spellings. */
function foldPaths(paths: readonly string[]): ReadonlyMap<string, string> {
  const pathByFolded = new Map<string, string>();
  for (const path of paths) {
    const folded = path.toLowerCase();
    if (path === folded || !pathByFolded.has(folded)) pathByFolded.set(folded, path);
  }
  return pathByFolded;
}

/** An encoded slash, backslash or control character is part of no page's path: it stays as it is. */
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
