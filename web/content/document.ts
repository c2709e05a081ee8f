/** Front matter types of the Markdown documents. */

interface Titled {
  readonly title: string;
}

interface Described extends Titled {
  /** One or two sentences, 50 to 160 characters. */
  readonly description: string;
}

/** ISO 8601 dates. */
interface Dated {
  readonly date: string;
  readonly updated?: string | undefined;
}

export interface ArticleMeta extends Described, Dated {
  readonly authors: readonly string[];
  /** Reading time. */
  readonly minutes: number;
  readonly topic: string;
}

export interface WhitepaperMeta extends Described, Dated {
  readonly pages: number;
  readonly topic: string;
}

interface Session extends Described {
  readonly length: string;
  readonly speakers: string;
  readonly topic: string;
}

export type WebinarMeta =
  | (Session & { readonly status: 'by appointment'; readonly date?: undefined })
  | (Session & Dated & { readonly status: 'recording on request' });

export interface ChapterMeta extends Described {
  /** Position in the documentation, starting at 1. */
  readonly order: number;
}

export interface NewsMeta extends Titled, Dated {}

export interface LegalMeta extends Described {
  /** Effective date, ISO 8601. */
  readonly updated: string;
}

/** Front matter types by folder of `web/content`. */
export interface DocumentMetas {
  readonly blog: ArticleMeta;
  readonly whitepapers: WhitepaperMeta;
  readonly webinars: WebinarMeta;
  readonly documentation: ChapterMeta;
  readonly news: NewsMeta;
  readonly legal: LegalMeta;
}

export type DocumentFolder = keyof DocumentMetas;

/** Document compiled by scripts/build/markdown.ts. */
export interface MarkdownDocument<Meta> {
  readonly meta: Meta;
  /** Second-level headings, in order. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly html: string;
}

/** List entries; the slug is the last segment of a document's URL. */
export type DocumentList<Folder extends DocumentFolder, More = unknown> = readonly (More &
  DocumentMetas[Folder] & { readonly slug: string })[];

/** Lazy loaders, keyed by slug. */
export type Loaders<Content> = Readonly<
  Record<string, () => Promise<{ readonly default: Content }>>
>;
