const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Texts about what was found in a file. */
export const checkReport = {
  label: 'Findings',
  empty: 'Nothing to check yet',
  notChecked: 'Not checked',
  failed: 'This file was not checked, because a part of the page did not load. Try it again.',
  green: 'All green',
  /** Above the note on a file that we know too little about for that. */
  quiet: 'Nothing found',
  errors: (count: number) => counted(count, 'error', 'errors'),
  hints: (count: number) => counted(count, 'hint', 'hints'),
  house: (count: number) => `${count} house rules`,
  passed: (count: number) => `${count} rules passed`,
  isPart: 'GitHub’s own parser is still reading the file.',
  corrections: (count: number) => `${counted(count, 'correction', 'corrections')} applied.`,
  left: (count: number) =>
    `${counted(count, 'finding needs', 'findings need')} a decision of yours.`,
  places: (lines: readonly number[]) => {
    if (lines.length === 1) return `line ${lines[0]}`;
    return lines.length === 2 ? `lines ${lines.join(', ')}` : `${lines.length} places`;
  },
  why: 'Why, and when to ignore it',
  fix: 'Correction',
  apply: 'Apply',
  applyAll: (count: number) =>
    count === 1 ? 'Apply the correction' : `Apply all ${count} corrections`,
  undo: 'Undo',
  more: (count: number) => `Show ${count} more`,
  badZip: 'This zip cannot be read.',
  emptyZip: 'This zip contains no file that can be checked.',
  exports: 'Export',
  download: 'Download the file',
  share: 'Copy a link to these files',
  shared:
    'The link is on the clipboard. It contains the files themselves, and no server gets them.',
  notShared: 'The link was not copied: the browser did not allow it.',
  tooLong: 'These files are too long for a link.',
  secret:
    'These files seem to contain a secret, and the link would include it. Remove the secret first, or copy the link anyway.',
  shareAnyway: 'Copy it anyway',
};
