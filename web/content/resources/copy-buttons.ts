/** Words of the buttons within a text. */
export const copyButtons = {
  copyCode: 'Copy',
  /** Opens a configuration in the file check. */
  check: 'Check it',
  copySection: 'Copy section',
  copied: 'Copied',
  notCopied: 'Could not be copied',
};
