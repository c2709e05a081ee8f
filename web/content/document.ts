/** The kinds of Markdown documents, and what the front matter of each says. */

interface Titled {
  readonly title: string;
}

interface Described extends Titled {
  /** One or two sentences, 50 to 160 characters. */
  readonly description: string;
}

/** Days in ISO 8601. */
interface Dated {
  readonly date: string;
  readonly updated?: string | undefined;
}

export interface ArticleMeta extends Described, Dated {
  readonly authors: readonly string[];
  /** Time to read. */
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
  /** Its place in the documentation, from 1. */
  readonly order: number;
}

export interface NewsMeta extends Titled, Dated {}

export interface LegalMeta extends Described {
  /** In force since, ISO 8601. */
  readonly updated: string;
}

/** By the folder of `web/content` that holds the documents of a kind. */
export interface DocumentMetas {
  readonly blog: ArticleMeta;
  readonly whitepapers: WhitepaperMeta;
  readonly webinars: WebinarMeta;
  readonly documentation: ChapterMeta;
  readonly news: NewsMeta;
  readonly legal: LegalMeta;
}

export type DocumentFolder = keyof DocumentMetas;

/** A document as scripts/build/markdown.ts compiles it. */
export interface MarkdownDocument<Meta> {
  readonly meta: Meta;
  /** Of the second level, in order. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly html: string;
}

/** What a list shows of each document; the slug is the last part of its address. */
export type DocumentList<Folder extends DocumentFolder, More = unknown> = readonly (More &
  DocumentMetas[Folder] & { readonly slug: string })[];

/** What loads when it is needed, by the last part of an address. */
export type Loaders<Content> = Readonly<
  Record<string, () => Promise<{ readonly default: Content }>>
>;
