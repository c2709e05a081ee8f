/** The Markdown documents of the site, as lists. Their texts are loaded by the page that shows them. */

export interface DocumentSummary {
  /** The last part of its address. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Everything else that its front matter says, by key. */
  readonly meta: Readonly<Record<string, string>>;
}

type Globbed = Record<string, Readonly<Record<string, string>>>;

export const articles = summarise(
  import.meta.glob('./blog/*.md', { query: '?meta', import: 'default', eager: true }),
).toSorted(byDateNewestFirst);

export const whitepapers = summarise(
  import.meta.glob('./whitepapers/*.md', { query: '?meta', import: 'default', eager: true }),
).toSorted(byDateNewestFirst);

export const webinars = summarise(
  import.meta.glob('./webinars/*.md', { query: '?meta', import: 'default', eager: true }),
).toSorted(byDateNewestFirst);

export const chapters = summarise(
  import.meta.glob('./documentation/*.md', { query: '?meta', import: 'default', eager: true }),
).toSorted((a, b) => Number(a.meta.order) - Number(b.meta.order));

function summarise(documents: Globbed): readonly DocumentSummary[] {
  return Object.entries(documents).map(([file, meta]) => ({
    slug: slugOf(file),
    title: required(file, meta, 'title'),
    description: meta.description ?? '',
    meta,
  }));
}

/** The slug of a document is the name of its file. */
export function slugOf(file: string): string {
  return file.replace(/^.*\/|\.md$/g, '');
}

function required(file: string, meta: Readonly<Record<string, string>>, key: string): string {
  const value = meta[key];
  if (!value) throw new Error(`${file} says no ${key} in its front matter`);
  return value;
}

/** What has no date yet comes first: it is still to be held. */
function byDateNewestFirst(a: DocumentSummary, b: DocumentSummary): number {
  return (b.meta.date ?? '9999').localeCompare(a.meta.date ?? '9999');
}
