import { documentPage } from '../../../web/content/resources/document-page.ts';

/** A page as the files about pages tell of it. */
export interface DescribedPage {
  readonly path: string;
  /** Without the brand. */
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

const { kinds } = documentPage.onward;

/** By the start of the path. */
const KINDS: Readonly<Record<string, string>> = {
  '/blog/': kinds.blog,
  '/check/rules/': 'Check rule',
  '/config/': 'Generator',
  '/documentation/': kinds.documentation,
  '/webinars/': kinds.webinars,
  '/whitepapers/': kinds.whitepapers,
};

/** @returns what a page is called in lists and on its share image, if it is one of several alike. */
export function kindOf(path: string): string | undefined {
  return Object.entries(KINDS).find(([start]) => path.startsWith(start))?.[1];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** The text of a piece of HTML that the build has written. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
