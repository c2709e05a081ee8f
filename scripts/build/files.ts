import type { DocumentList, WrittenMeta } from '../../web/content/document.ts';
import type * as Server from '../../web/server.tsx';
import type { Page } from '../../web/server.tsx';
import type { ChatSettings, Settings } from '../../web/settings.ts';

const SECURITY_CONTACT_VALID_DAYS = 360;

interface Site extends Pick<typeof Server, 'latestArticles' | 'listPages' | 'settings'> {
  /** Front matter of the articles and whitepapers, by path. */
  readonly written: ReadonlyMap<string, WrittenMeta>;
}

/** Text files that follow from the pages and the settings, by address. */
export function listTextFiles({ latestArticles, listPages, settings, written }: Site) {
  return {
    '/sitemap.xml': sitemapFile(listPages(), settings.origin, written),
    '/blog/feed.xml': feedFile(latestArticles, settings),
    '/robots.txt': robotsFile(settings.origin),
    '/.well-known/security.txt': securityFile(settings, new Date()),
  };
}

/** https://www.sitemaps.org/protocol.html: each page once, under the address it is known by. */
export function sitemapFile(
  pages: readonly Page[],
  origin: string,
  written: Site['written'],
): string {
  const urls = pages
    .filter(({ path, canonical, isUnlisted }) => path === canonical && !isUnlisted)
    .map(({ path }) => {
      const { date, updated = date } = written.get(path) ?? {};
      const change = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
      return `  <url><loc>${origin}${path}</loc>${change}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

export function robotsFile(origin: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** RFC 9116. Expires within a year, as the RFC recommends; each deployment renews it. */
export function securityFile({ contactEmail, origin }: Settings, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + SECURITY_CONTACT_VALID_DAYS);
  return `Contact: mailto:${contactEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}

/** The page that hosts the chat widget: nothing but the script that loads it. */
export function chatPageFile({ url, globals }: ChatSettings, script: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chat</title>
<body><script data-url="${escapeXml(url)}" data-globals="${escapeXml(JSON.stringify(globals))}">${script}</script></body>
</html>
`;
}

/** Generates the Worker's module with the pages and the settings that it needs. */
export function workerModule(
  pages: readonly Page[],
  settings: Settings,
  errorNotice: string,
): string {
  const { brand, origin, contactEmail, mailFrom, breachCheckUrl, demoAccounts, hasReadReplicas } =
    settings;
  const workerSettings = {
    brand,
    origin,
    contactEmail,
    mailFrom,
    breachCheckUrl,
    demoAccounts,
    hasReadReplicas,
  };
  const canonicalPaths = Object.fromEntries(pages.map(({ path, canonical }) => [path, canonical]));
  return `// Written by \`npm run build\` from the route tree and the settings. Do not edit.
export const settings = ${JSON.stringify(workerSettings, null, 2)} as const;

/** Each page's path and the path it is known by. */
export const pages: Readonly<Record<string, string>> = ${JSON.stringify(canonicalPaths, null, 2)};

/** HTML of an error message, with \`MESSAGE\` for its text. */
export const errorNotice = ${JSON.stringify(errorNotice)};
`;
}

/** Atom, RFC 4287. */
export function feedFile(articles: DocumentList<'blog'>, { brand, origin }: Settings): string {
  const lastChange = articles
    .map(({ date, updated = date }) => updated)
    .sort()
    .at(-1);
  const entries = articles.map(({ slug, title, description, date, updated = date, authors }) => {
    const url = `${origin}/blog/${slug}`;
    return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${url}</id>
    <link href="${url}"/>
    <published>${date}T00:00:00Z</published>
    <updated>${updated}T00:00:00Z</updated>
    ${authors.map((name) => `<author><name>${escapeXml(name)}</name></author>`).join('')}
    <summary>${escapeXml(description)}</summary>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeXml(brand)}: blog</title>
  <id>${origin}/blog</id>
  <link href="${origin}/blog"/>
  <link rel="self" href="${origin}/blog/feed.xml"/>
  <updated>${lastChange}T00:00:00Z</updated>
${entries.join('')}</feed>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
