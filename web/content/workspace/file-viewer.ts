/** Texts of the viewer for generated files. */
export const fileViewer = {
  tabs: 'Files',
  content: (path: string) => `Content of ${path}`,
  copy: 'Copy',
  download: 'Download',
  downloadAll: 'Download all as zip',
  copied: (path: string) => `Copied ${path}.`,
  notCopied: 'Copying was not allowed. The text is selected: copy it yourself.',
  zippedOne: (path: string) =>
    `${path} is in a zip, because browsers drop the leading dot from its name.`,
  zipped: (count: number) => `Downloaded ${count} files as one zip.`,
  notZipped: 'The zip was not created, because a part of this page did not load. Please try again.',
};

/** Placeholder of the viewer until the code that generates the files has loaded. */
export const previewPlace = {
  making: 'Creating the preview',
  failed: 'The part of this page that creates the files did not load.',
  retry: 'Try again',
  needsScript: 'Your browser creates the files. That needs JavaScript, which is off.',
};
