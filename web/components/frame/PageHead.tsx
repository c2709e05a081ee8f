import { useRouterState } from '@tanstack/react-router';
import type { PageMeta } from '../../content/page.ts';
import { settings } from '../../content/site.ts';

/**
 * Title, description, canonical address and share tags of a page. React moves them to the head.
 * They are elements of the page rather than the route's `head` option, which would put the words
 * of every page into the first chunk; see docs/decisions/0003-page-head-as-elements.md.
 */
export function PageHead({ title, description }: PageMeta) {
  const canonicalPath = useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      // An index route's path ends with a slash; the page's address does not.
      return match?.staticData.canonical ?? (match?.pathname.replace(/\/$/, '') || '/');
    },
  });
  const fullTitle = title.includes(settings.brand) ? title : `${title} | ${settings.brand}`;
  const url = `${settings.origin}${canonicalPath}`;

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.brand} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
    </>
  );
}
