/** Pages as Markdown, for assistants and other readers without a browser (https://llmstxt.org). */
import { NodeHtmlMarkdown } from 'node-html-markdown';
import type { Settings } from '../../../web/content/settings.ts';
import type { DescribedPage } from '../pages/described-page.ts';

const converter = new NodeHtmlMarkdown({
  bulletMarker: '-',
  ignore: ['form', 'nav', 'button', 'svg', 'dialog', 'noscript', 'script', 'style'],
  maxConsecutiveNewlines: 2,
});

/** The title, the address and the main part of a page. */
export function toMarkdown({ path, title, html }: DescribedPage, origin: string): string {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const body = converter
    .translate(asShown(main))
    // Links within the site lead to it from anywhere.
    .replaceAll(/\]\((\/[^)]*)\)/g, (_, address: string) => `](${origin}${address})`)
    .replace(/^# .*\n+/m, '')
    .replaceAll(/ +$/gm, '')
    .trim();
  return `# ${title}\n\n${origin}${path}\n\n${body}\n`;
}

/** Decoration that a screen reader skips, such as the marks beside headings. */
const HIDDEN = /<(a|i|span)\b[^>]*aria-hidden="true"[^>]*>[^<]*<\/\1>/g;
/** A picture of what another page says in words. */
const INERT = /<div(?: class="[^"]*")? inert="".*?<\/figure><\/div>/gs;
/** A drawing without a text, which would keep the texts on both sides of it together. */
const DRAWING = /<svg\b[^>]*aria-hidden="true"[^>]*>(?:(?!<svg\b).)*?<\/svg>/gs;
/** Messages that are shown after a form was sent without JavaScript. */
const OUTCOME = /<p\b[^>]*data-kind="\w+" role="(?:status|alert)">.*?<\/p>/gs;
/** A word whose letters are elements. */
const LETTERS =
  /<span\b[^>]*role="img" aria-label="([^"]*)"[^>]*>(?:<span\b[^>]*>[^<]*<\/span>)*<\/span>/g;
/** A choice that filters a list. */
const FILTER = /<label\b[^>]*>[^<]*(?:<span\b[^>]*>)?<select\b.*?<\/label>/gs;
/** A chart, which says in words what it shows. */
const CHART =
  /(?:<p data-legend[^>]*>.*?<\/p>)?<svg\b[^>]*role="img" aria-label="([^"]*)".*?<\/svg><\/svg>(?=<\/figure>)/gs;
/**
 * Where an element ends and another one or a text follows on the same line of Markdown, or where a
 * text ends and an element follows. A unit after a figure is left with it.
 */
const BETWEEN =
  /<\/(?:span|strong|b|em|time|code|a|h3)>(?=<(?:span|strong|b|em|time|code|a|p)\b(?![^>]*>[%+]))|<\/(?:time|b)>(?=\w)|\w(?=<span\b[^>]*>[^,%+])/g;
/** The number of a source. */
const NOTE = /<sup>(\d+)<\/sup>/g;
const PREFORMATTED = /(<pre\b.*?<\/pre>)/s;

/** The HTML without what is not shown, and with a space wherever only the style sheet makes one. */
function asShown(html: string): string {
  const shown = html
    .replaceAll(HIDDEN, '')
    .replaceAll(INERT, '')
    .replaceAll(DRAWING, '')
    .replaceAll(OUTCOME, '')
    .replaceAll(FILTER, '')
    .replaceAll(LETTERS, '$1 ')
    .replaceAll(CHART, '<p>$1</p>');
  return shown
    .split(PREFORMATTED)
    .map((part) =>
      PREFORMATTED.test(part)
        ? part.replaceAll(/<\/?(?:del|ins|mark|span)\b[^>]*>/g, '')
        : part
            .replaceAll(BETWEEN, '$& ')
            .replaceAll(NOTE, '($1)')
            .replaceAll(/<br\/>(?=<code>)/g, '; '),
    )
    .join('');
}

export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

interface Chapter {
  readonly title: string;
  /** Pages whose path begins with one of these; the last chapter takes what is left. */
  readonly starts: readonly string[];
}

const CHAPTERS: readonly Chapter[] = [
  { title: 'Documentation', starts: ['/documentation'] },
  { title: 'Articles, whitepapers and webinars', starts: ['/blog', '/whitepapers', '/webinars'] },
  { title: 'Rules of the file check', starts: ['/check'] },
  { title: 'The company and what it offers', starts: ['/'] },
];

const FULL_FILE = '/llms-full.txt';

/** `llms.txt`: every page with a line about it. */
function llmsFile(pages: readonly DescribedPage[], { brand, origin }: Settings): string {
  const home = pages.find(({ path }) => path === '/');
  const more = `The text of all pages is in [one file](${origin}${FULL_FILE}).`;
  const parts = listChapters(pages).map((chapter) => {
    const lines = chapter.pages.map(
      (page) => `- [${page.title}](${origin}${markdownPath(page.path)}): ${page.description}`,
    );
    return `## ${chapter.title}\n\n${lines.join('\n')}\n`;
  });
  return [`# ${brand}\n`, `> ${home?.description ?? ''}\n`, `${more}\n`, ...parts].join('\n');
}

/** The pages as Markdown, one by one and in one file, and the list of them. */
export function listMarkdownFiles(
  pages: readonly DescribedPage[],
  settings: Settings,
): Readonly<Record<string, string>> {
  const twins = new Map(pages.map((page) => [page, toMarkdown(page, settings.origin)]));
  const inOrder = listChapters(pages).flatMap((chapter) => chapter.pages);
  return {
    ...Object.fromEntries([...twins].map(([{ path }, text]) => [markdownPath(path), text])),
    '/llms.txt': llmsFile(pages, settings),
    [FULL_FILE]: inOrder.map((page) => twins.get(page)).join('\n---\n\n'),
  };
}

function listChapters(pages: readonly DescribedPage[]) {
  const byChapter = Map.groupBy(pages, ({ path }) =>
    CHAPTERS.find(({ starts }) => starts.some((start) => path.startsWith(start))),
  );
  return CHAPTERS.map((chapter) => ({
    title: chapter.title,
    pages: byChapter.get(chapter) ?? [],
  })).toReversed();
}
