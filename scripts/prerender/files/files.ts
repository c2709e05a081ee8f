import type { WrittenMeta } from '../../../web/content/document.ts';
import type { ChatSettings, Settings } from '../../../web/content/settings.ts';
import type * as Server from '../../../web/server.tsx';
import type { Page } from '../../../web/server.tsx';
import { escapeHtml } from '../../../worker/http/escape-html.ts';
import { ATOM_FEED, atomFeed } from './feeds.ts';

const SECURITY_CONTACT_VALID_DAYS = 360;

/** Text files that follow from the pages and the settings, by address. */
export async function listTextFiles(
  server: typeof Server,
): Promise<Readonly<Record<string, string>>> {
  const { settings } = server;
  const articles = await server.loadLatestArticles();
  const written = await server.loadWritten();
  return {
    '/sitemap.xml': sitemapFile(server.listPages(), settings.origin, written),
    [ATOM_FEED]: atomFeed(articles, settings),
    '/robots.txt': robotsFile(settings.origin),
    '/.well-known/security.txt': securityFile(settings, new Date()),
  };
}

/** https://www.sitemaps.org/protocol.html: each page once, under the address it is known by. */
export function sitemapFile(
  pages: readonly Page[],
  origin: string,
  written: ReadonlyMap<string, WrittenMeta>,
): string {
  const urls = pages
    .filter(({ path, canonical, hiddenFrom }) => path === canonical && !hiddenFrom)
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
<body><script data-url="${escapeHtml(url)}" data-globals="${escapeHtml(JSON.stringify(globals))}">${script}</script></body>
</html>
`;
}
