/** A file generated in the browser, to preview, copy and download. */
export interface StarterFile {
  path: string;
  syntax: 'yaml' | 'groovy' | 'json' | 'markdown' | 'shell' | 'text';
  text: string;
}
