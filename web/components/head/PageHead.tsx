import { useRouterState } from '@tanstack/react-router';
import type { PageMeta } from '../../content/page.ts';
import { settings } from '../../content/site.ts';
import { useAnnounceReady } from '../../lib/app-ready.ts';

/** What a search result shows of a title. */
const TITLE_MAX_CHARS = 60;

/**
 * Title, description, canonical address and share tags of a page. React moves them to the head.
 * They are elements of the page rather than the route's `head` option, which would put the words
 * of every page into the first chunk; see docs/decisions/0003-page-head-as-elements.md.
 */
export function PageHead({ title, description }: PageMeta) {
  // Every page has a head, inside what is taken over last.
  useAnnounceReady();
  const canonicalPath = useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      // An index route's path ends with a slash; the page's address does not.
      return match?.staticData.canonical ?? (match?.pathname.replace(/\/$/, '') || '/');
    },
  });
  const isUnlisted = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.isUnlisted === true,
  });
  const fullTitle = withBrand(title);
  const url = `${settings.origin}${canonicalPath}`;

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.brand} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
    </>
  );
}

/** The brand goes where it is missing and where a search result has room for it. */
function withBrand(title: string): string {
  const full = `${title} | ${settings.brand}`;
  return title.includes(settings.brand) || full.length > TITLE_MAX_CHARS ? title : full;
}
