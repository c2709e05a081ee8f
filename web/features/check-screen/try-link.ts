/**
 * An address that opens the check with a file. The file stands in the fragment as it is, so that the
 * pages with such links need no program to pack it.
 */
export function tryLink(name: string, text: string): string {
  return `/check#files=${encodeURIComponent(JSON.stringify([[name, text]]))}`;
}
