import { documentPage } from '../../web/content/resources/document-page.ts';

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
