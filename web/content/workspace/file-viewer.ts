/** Texts of the viewer for generated files. */
export const fileViewer = {
  tabs: 'Files',
  content: (path: string) => `Content of ${path}`,
  copy: 'Copy',
  download: 'Download',
  downloadAll: 'Download all as zip',
  copied: (path: string) => `${path} is on the clipboard.`,
  notCopied: 'This browser denied the clipboard. The text is selected: copy it by hand.',
  zipped: (count: number) => `${count} files are in your downloads, in one zip.`,
  notZipped: 'The zip was not made: a part of this page did not load. Try it again.',
};

/** Placeholder of the viewer until the code that generates the files has loaded. */
export const previewPlace = {
  making: 'Making the preview',
  failed: 'The part of this page that makes the files did not load.',
  retry: 'Load it again',
  needsScript: 'The files are made in your browser, and that needs JavaScript, which is off.',
};
