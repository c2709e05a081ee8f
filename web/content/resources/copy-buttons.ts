/** Words of the buttons within a text. */
export const copyButtons = {
  copyCode: 'Copy',
  copySection: 'Copy section',
  copied: 'Copied',
  notCopied: 'Could not be copied',
};
