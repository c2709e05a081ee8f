import type { DocumentList } from '../../../web/content/document.ts';
import type { Settings } from '../../../web/content/settings.ts';
import { escapeHtml } from '../../../worker/http/escape-html.ts';
import { colorOf } from '../../colors.ts';

export type FeedArticle = DocumentList<'blog', { readonly html: string }>[number];

type FeedSettings = Pick<Settings, 'brand' | 'origin'>;

export const ATOM_FEED = '/blog/feed.xml';

/** RFC 4287. */
export function atomFeed(articles: readonly FeedArticle[], settings: FeedSettings): string {
  const { brand, origin } = settings;
  const lastChange = articles
    .map(({ date, updated = date }) => updated)
    .sort()
    .at(-1);
  const entries = articles.map((article) => {
    const { title, description, date, updated = date, topic, authors = [brand] } = article;
    const url = urlOf(article, settings);
    return `  <entry>
    <title>${escapeHtml(title)}</title>
    <id>${url}</id>
    <link href="${url}"/>
    <published>${timeOf(date)}</published>
    <updated>${timeOf(updated)}</updated>
    ${authors.map((name) => `<author><name>${escapeHtml(name)}</name></author>`).join('')}
    <category term="${escapeHtml(topic)}"/>
    <summary>${escapeHtml(description)}</summary>
    <content type="html">${escapeHtml(standaloneHtml(article, settings))}</content>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escapeHtml(titleOf(brand))}</title>
  <id>${origin}/blog</id>
  <link href="${origin}/blog"/>
  <link rel="self" href="${origin}${ATOM_FEED}"/>
  <updated>${timeOf(lastChange)}</updated>
${entries.join('')}</feed>
`;
}

function titleOf(brand: string): string {
  return `${brand}: blog`;
}

function urlOf({ slug }: FeedArticle, { origin }: FeedSettings): string {
  return `${origin}/blog/${slug}`;
}

function timeOf(day: string | undefined): string {
  return `${day}T00:00:00Z`;
}

/** What the style sheet gives a series and a part of a chart, as attributes of SVG. */
const CHART_ATTRIBUTES: Readonly<Record<string, string>> = {
  'rect 1': ' fill-opacity="0.7"',
  'rect 2': ' fill-opacity="0.5"',
  'rect 3': ' fill-opacity="0.3"',
  'rect failed': ` fill="${colorOf('red')}"`,
  'polyline 1': ' stroke-dasharray="7 4"',
  'polyline 2': ' stroke-opacity="0.5"',
  'polyline 3': ' stroke-dasharray="2 3"',
  'polyline failed': ' stroke-dasharray="12 3"',
};

/**
 * The text of an article for readers elsewhere: with absolute addresses, and without what the page's
 * script and style sheet work with.
 */
function standaloneHtml(article: FeedArticle, settings: FeedSettings): string {
  return article.html
    .replaceAll(/ ?<a href="#[^"]*" aria-hidden="true"[^>]*>#<\/a>/g, '')
    .replaceAll(/<button\b[^>]*>[^<]*<\/button>|<\/?header\b[^>]*>/g, '')
    .replaceAll(/<span data-kind="\w+">([^<]*)<\/span>/g, '$1')
    .replaceAll('<svg', '<svg fill="currentColor"')
    .replaceAll(/(<\/svg>)([^<]+<\/span>)/g, '$1 $2 ')
    .replaceAll(
      /<(rect|polyline) data-part="(\w+)"/g,
      (_start, shape, part) =>
        `<${shape}${CHART_ATTRIBUTES[`${shape} ${part}`] ?? ''} stroke-width="2" vector-effect="non-scaling-stroke"`,
    )
    .replaceAll(/<\w[^>]*>/g, (tag) =>
      tag
        .replaceAll(/ (?:tabindex|loading|decoding)="\w+"/g, '')
        .replace(/ (href|src)="\/(?!\/)/, ` $1="${settings.origin}/`)
        .replace(' href="#', ` href="${urlOf(article, settings)}#`),
    );
}
