/** Front matter types of the Markdown documents. */
import type { ProductId } from './products/ids.ts';

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

export interface Source {
  readonly title: string;
  /** Absolute, https. */
  readonly url: string;
}

/** When and with which tools the code of a document was last run. */
export interface Trial {
  /** ISO 8601. */
  readonly date: string;
  /** Tools with their versions. */
  readonly with: readonly string[];
}

/** Where a reader goes from a document. */
interface Linked {
  /** Other documents as `folder/slug`. */
  readonly related: readonly DocumentPath[];
  readonly product?: ProductId | undefined;
}

/** An article or a whitepaper. */
export interface WrittenMeta extends Described, Dated, Linked {
  readonly sources: readonly Source[];
  /** Absent for a document without code. */
  readonly tried?: Trial | undefined;
  /** Names of people. Absent as long as the owner names nobody. */
  readonly authors?: readonly string[] | undefined;
  /** Reading time. */
  readonly minutes: number;
  readonly topic: string;
}

/** A step of a session. */
export interface SessionStep {
  readonly name: string;
  readonly minutes: number;
}

export interface WebinarMeta extends Described, Linked {
  /** ISO 8601. */
  readonly updated: string;
  readonly length: string;
  /** Of a session that was held. */
  readonly speakers?: string | undefined;
  readonly topic: string;
  /** Absolute URL. Absent as long as there is an outline only. */
  readonly recording?: string | undefined;
  /** From the ordered list of the text. */
  readonly steps: readonly SessionStep[];
}

export interface ChapterMeta extends Described, Linked {
  /** Position in the documentation, starting at 1. */
  readonly order: number;
  /** ISO 8601. */
  readonly updated: string;
  /** Reading time. */
  readonly minutes: number;
  /** What there is on the first Friday. From the ordered list of the text. */
  readonly friday?: string | undefined;
}

export interface NewsMeta extends Titled, Dated {}

export interface LegalMeta extends Described {
  /** ISO 8601. */
  readonly updated: string;
  /** ISO 8601. When this version binds; absent for a document that binds nobody. */
  readonly inForce?: string | undefined;
}

/** Front matter types by folder of `web/content`. */
export interface DocumentMetas {
  readonly blog: WrittenMeta;
  readonly whitepapers: WrittenMeta;
  readonly webinars: WebinarMeta;
  readonly documentation: ChapterMeta;
  readonly news: NewsMeta;
  readonly legal: LegalMeta;
}

export type DocumentFolder = keyof DocumentMetas;

/** Folders whose documents have pages that other documents can name as related. */
export const linkedFolders = ['blog', 'whitepapers', 'webinars', 'documentation'] as const;

export type LinkedFolder = (typeof linkedFolders)[number];

export type DocumentPath = `${LinkedFolder}/${string}`;

export interface RelatedDocument {
  readonly folder: LinkedFolder;
  readonly slug: string;
  readonly title: string;
}

/** Document compiled by scripts/prerender/markdown/plugin.ts. */
export interface MarkdownDocument<Meta> {
  readonly meta: Meta;
  /** Second-level headings, in order. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly related: readonly RelatedDocument[];
  /** The text; absent in a page that is being hydrated, which has it already. */
  readonly html?: string;
}

/** Module of a document. Its text is a module of its own, which a prerendered page doesn't load. */
export interface DocumentModule<Meta> {
  readonly default: MarkdownDocument<Meta>;
  readonly loadHtml: () => Promise<string>;
}

/** What only the page of a document shows. */
type PageOnly = 'related' | 'sources' | 'tried' | 'product';

/** List entries; the slug is the last segment of a document's URL. */
export type DocumentList<Folder extends DocumentFolder, More = unknown> = readonly (More &
  Omit<DocumentMetas[Folder], PageOnly> & { readonly slug: string })[];

/** Lazy loaders of modules, keyed by slug. */
export type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;
