import type { StarterFile } from '../../../../../web/features/file-viewer/starter-file.ts';

/** The text of a generated file. */
export function textOf(files: readonly Pick<StarterFile, 'path' | 'text'>[], path: string): string {
  const file = files.find((each) => each.path === path);
  if (!file) throw new Error(`There is no ${path}.`);
  return file.text;
}
