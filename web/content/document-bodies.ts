import type { MarkdownDocument } from './markdown.ts';

type Loaders = Readonly<Record<string, () => Promise<MarkdownDocument>>>;

const loaders = {
  blog: import.meta.glob('./blog/*.md', { import: 'default' }) as Loaders,
  documentation: import.meta.glob('./documentation/*.md', { import: 'default' }) as Loaders,
  webinars: import.meta.glob('./webinars/*.md', { import: 'default' }) as Loaders,
  whitepapers: import.meta.glob('./whitepapers/*.md', { import: 'default' }) as Loaders,
};

export type DocumentFolder = keyof typeof loaders;

/** The address of each document in a folder. */
export function listDocumentPaths(folder: DocumentFolder): readonly string[] {
  return Object.keys(loaders[folder]).map((file) => file.replace(/^\.|\.md$/g, ''));
}

/** The text of a document; undefined if there is none of that name, in any letter case. */
export function loadDocument(
  folder: DocumentFolder,
  slug: string,
): Promise<MarkdownDocument> | undefined {
  return loaders[folder][`./${folder}/${slug.toLowerCase()}.md`]?.();
}
