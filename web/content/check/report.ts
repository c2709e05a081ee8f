/** Texts of the findings, which load with the first file. */
export const checkReport = {
  failed: 'This file was not checked, because a part of the page did not load. Try it again.',
  place: (line: number, column: number) => `line ${line}, column ${column}`,
  lines: (name: string, first: number, last: number) => `${name}, lines ${first} to ${last}`,
  why: 'An example, and when to ignore it',
  fix: 'Correction',
  more: (count: number) => `Show ${count} more`,
  /** The button that saves the file with all of its corrections. */
  corrected: (count: number) =>
    count === 1 ? 'Download with the correction' : `Download with ${count} corrections`,
  badZip: 'This zip cannot be read.',
  emptyZip: 'This zip contains no file that can be checked.',
  exports: 'Export the findings',
  share: 'Copy a link to these files',
  shared:
    'The link is on the clipboard. It contains the files themselves, and no server gets them.',
  notShared: 'The link was not copied: the browser did not allow it.',
  tooLong: 'These files are too long for a link.',
  secret:
    'These files seem to contain a secret, and the link would include it. Remove the secret first, or copy the link anyway.',
  shareAnyway: 'Copy it anyway',
};
