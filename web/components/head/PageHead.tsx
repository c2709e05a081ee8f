import { useRouterState } from '@tanstack/react-router';
import { createContext, use } from 'react';
import type { PageMeta } from '../../content/page.ts';
import { settings } from '../../content/site.ts';
import { useAnnounceReady } from '../../lib/app-ready.ts';

/** Search results cut off longer titles. */
const TITLE_MAX_CHARS = 60;

/** What the head says about a page. */
export interface PageHeadData extends PageMeta {
  /** The canonical URL. */
  readonly url: string;
  readonly isIndexed: boolean;
}

/** Takes the data of the head instead, for the build, which writes the head itself. */
export const HeadCollector = createContext<((head: PageHeadData) => void) | undefined>(undefined);

/**
 * Title, description, canonical URL and Open Graph tags of a page. React hoists them to `<head>`.
 * The route's `head` option would put the texts of all pages into the entry chunk; see
 * docs/decisions/0001-prerender-without-a-framework.md.
 */
export function PageHead(meta: PageMeta) {
  // Called here because every page renders a PageHead, in the part that is hydrated last.
  useAnnounceReady();
  const canonicalPath = useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      // An index route's pathname ends with a slash, but the canonical URL does not.
      return match?.staticData.canonical ?? (match?.pathname.replace(/\/$/, '') || '/');
    },
  });
  const isIndexed = useRouterState({
    select: ({ matches }) => matches.every(({ staticData }) => !staticData.hiddenFrom),
  });
  const head = { ...meta, url: `${settings.origin}${canonicalPath}`, isIndexed };
  const collect = use(HeadCollector);
  if (!collect) return <HeadTags {...head} />;
  collect(head);
  return null;
}

/** The elements of a head, the same in the browser as in the file of a page. */
export function HeadTags({ title, description, url, isIndexed }: PageHeadData) {
  const fullTitle = withBrand(title);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.brand} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
    </>
  );
}

/** Appends the brand if the title doesn't contain it and stays within `TITLE_MAX_CHARS`. */
function withBrand(title: string): string {
  const full = `${title} | ${settings.brand}`;
  return title.includes(settings.brand) || full.length > TITLE_MAX_CHARS ? title : full;
}
