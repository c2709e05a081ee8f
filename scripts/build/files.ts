import type { WrittenMeta } from '../../web/content/document.ts';
import type { ChatSettings, Settings } from '../../web/content/settings.ts';
import type * as Server from '../../web/server.tsx';
import type { Page } from '../../web/server.tsx';
import type { SiteSettings } from '../../worker/contract/settings.ts';
import { escapeHtml } from '../../worker/http/escape-html.ts';
import { FACTS_FILE, factsFile } from './facts.ts';
import { ATOM_FEED, atomFeed, JSON_FEED, jsonFeed } from './feeds.ts';

const SECURITY_CONTACT_VALID_DAYS = 360;

/** Text files that follow from the pages and the settings, by address. */
export async function listTextFiles(
  server: typeof Server,
): Promise<Readonly<Record<string, string>>> {
  const { settings } = server;
  const articles = await server.loadLatestArticles();
  const written = await server.loadWritten();
  return {
    [FACTS_FILE]: factsFile(server),
    '/sitemap.xml': sitemapFile(server.listPages(), settings.origin, written),
    [ATOM_FEED]: atomFeed(articles, settings),
    [JSON_FEED]: jsonFeed(articles, settings),
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

/** Generates the Worker's module with the pages and the settings that it needs. */
export function workerModule(
  pages: readonly Page[],
  settings: SiteSettings,
  errorNotice: string,
): string {
  const { brand, shortBrand, origin, contactEmail, mailFrom, breachCheckUrl } = settings;
  const { demoAccounts, colors } = settings;
  const workerSettings = {
    brand,
    shortBrand,
    origin,
    contactEmail,
    mailFrom,
    breachCheckUrl,
    demoAccounts,
    colors,
  } satisfies SiteSettings;
  const canonicalPaths = Object.fromEntries(pages.map(({ path, canonical }) => [path, canonical]));
  return `// Written by \`npm run build\` from the route tree and the settings. Do not edit.
export const settings = ${JSON.stringify(workerSettings, null, 2)} as const;

/** Each page's path and the path it is known by. */
export const pages: Readonly<Record<string, string>> = ${JSON.stringify(canonicalPaths, null, 2)};

/** HTML of an error message, with \`MESSAGE\` for its text. */
export const errorNotice = ${JSON.stringify(errorNotice)};
`;
}
