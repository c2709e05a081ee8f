import { slugOf } from './documents.ts';
import type { MarkdownDocument } from './markdown.ts';

export interface NewsItem {
  readonly slug: string;
  readonly title: string;
  /** ISO 8601. */
  readonly date: string;
  readonly html: string;
}

const documents: Readonly<Record<string, MarkdownDocument>> = import.meta.glob('./news/*.md', {
  import: 'default',
  eager: true,
});

/** All news with their texts, newest first. */
export const newsDocuments: readonly NewsItem[] = Object.entries(documents)
  .map(([file, { meta, html }]) => ({
    slug: slugOf(file),
    title: meta.title ?? '',
    date: meta.date ?? '',
    html: html.trim(),
  }))
  .toSorted((a, b) => b.date.localeCompare(a.date));
