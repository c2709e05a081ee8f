import { redirect } from '@tanstack/react-router';
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

/**
 * The text of a document, in any letter case of its name.
 * @throws a redirect to the home page, as for every address that does not exist.
 */
export function openDocument(folder: DocumentFolder, slug: string): Promise<MarkdownDocument> {
  const load = loaders[folder][`./${folder}/${slug.toLowerCase()}.md`];
  if (!load) throw redirect({ to: '/', replace: true });
  return load();
}
