import { useRouterState } from '@tanstack/react-router';
import type { PageMeta } from '../../content/page.ts';
import { settings } from '../../content/site.ts';
import { useAnnounceReady } from '../../lib/app-ready.ts';

/** Search results cut off longer titles. */
const TITLE_MAX_CHARS = 60;

/**
 * Title, description, canonical URL and Open Graph tags of a page. React hoists them to `<head>`.
 * The route's `head` option would put the texts of all pages into the entry chunk; see
 * docs/decisions/0003-page-head-as-elements.md.
 */
export function PageHead({ title, description }: PageMeta) {
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
  const fullTitle = withBrand(title);
  const url = `${settings.origin}${canonicalPath}`;

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
