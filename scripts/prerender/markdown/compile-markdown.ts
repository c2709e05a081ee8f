import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { copyButtons } from '../../../web/content/resources/copy-buttons.ts';
import { toSharedHash } from '../../../web/features/check-screen/share.ts';
import { detectKind } from '../../../web/features/file-check/detect-kind.ts';
import { escapeHtml } from '../../../worker/http/escape-html.ts';
import { ContentError } from './content-error.ts';
import { drawChart } from './draw-chart.ts';
import { escapeText, highlightCode } from './highlight-code.ts';

interface Heading {
  readonly id: string;
  readonly text: string;
}

export interface CompiledMarkdown {
  /** Second-level headings, in document order. */
  readonly headings: readonly Heading[];
  /** The image at index n has `imageMark(n)` as its `src`. */
  readonly html: string;
  /** Image paths, relative to the document. */
  readonly images: readonly string[];
}

/**
 * Placeholder for an image URL that only the bundler knows. Contains NUL, so no text matches it.
 */
export const imageMark = (index: number) => `\0image${index}\0`;

/** Begins an item of a list that is drawn as steps on a line: a day, or a part with its minutes. */
const STEP = /^\*\*(?:(?:Mon|Tues|Wednes|Thurs|Fri)day\b|.+ \(\d+ minutes\)\.\*\*)/;

/** What a link may be: a page of the site, a place on the same page, or one of these schemes. */
const LINK = /^(?:\/(?!\/)|#|https?:\/\/|mailto:[^@\s[\]()]+@[^@\s[\]()]+$)/;
const LINK_RULE = 'it has to begin with /, #, https://, http:// or mailto: and an address';

/** Configuration that the check knows opens there. */
function linkToCheck(name: string, text: string): string {
  const kind = detectKind(name, text);
  if (!/\.(?:ya?ml|tf)$/.test(name) || kind === 'yaml') return '';
  return `<a href="/check${toSharedHash([{ name, text }])}">${copyButtons.check}</a>`;
}

/**
 * @param file path of the document, to resolve images and to report errors.
 * @throws ContentError for an image that is not a file next to the document.
 */
export async function compileMarkdown(source: string, file: string): Promise<CompiledMarkdown> {
  const headings: Heading[] = [];
  const uniqueId = uniqueIds();
  const sizes = new Map<string, ImageSize>();
  const highlighted = new Map<Token, string>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = uniqueId(text);
        // For the pointer only: the keyboard has the table of contents.
        const link = `<a href="#${id}" aria-hidden="true" tabindex="-1">#</a>`;
        // The number of a section is set apart from its name.
        const words = this.parser.parseInline(tokens).replace(/^\d+\.(?= )/, '<span>$&</span>');
        const heading = `<h${depth} id="${id}">${words} ${link}</h${depth}>`;
        if (depth !== 2) return `${heading}\n`;
        headings.push({ id, text });
        return `<header>${heading}<button type="button">${copyButtons.copySection}</button></header>\n`;
      },
      // Focusable, so that a wide block can be scrolled with the keyboard.
      code(token: Tokens.Code) {
        if (token.lang === 'chart') return drawChart(token.text, file);
        const pre = `<pre tabindex="0"><code>${highlighted.get(token)}</code></pre>`;
        if (!token.lang) return `${pre}\n`;
        const { name } = readInfo(token.lang);
        return `<figure><figcaption><span>${escapeText(name)}</span>${linkToCheck(name, token.text)}<button type="button">${copyButtons.copyCode}</button></figcaption>${pre}</figure>\n`;
      },
      list(token: Tokens.List) {
        const html = Renderer.prototype.list.call(this, token);
        // What is done has lit lamps.
        if (!token.items.every(({ task, text }) => task || STEP.test(text))) return html;
        // The names of steps stand alone.
        return withStarts(html.replace('>', ' data-steps>').replaceAll('.</strong>', '</strong>'));
      },
      checkbox: () => '',
      blockquote(token: Tokens.Blockquote) {
        const formula = drawFormula(token.text);
        if (formula) return formula;
        const html = Renderer.prototype.blockquote.call(this, token);
        // Lines that begin in bold are the key figures of a section, and have a place beside it.
        return html.replace(/^<blockquote>\n<p>(<strong>.*)<\/blockquote>/s, '<p data-figures>$1');
      },
      table(token: Tokens.Table) {
        for (const [name, ...cells] of token.rows) {
          if (name?.text === 'Total') for (const cell of [name, ...cells]) emphasize(cell);
        }
        const labels = token.header.map(({ tokens }) =>
          this.parser.parseInline(tokens, this.parser.textRenderer),
        );
        const hasAmounts = token.align.includes('right');
        const shares = drawShares(token);
        drawTimes(token);
        const table = Renderer.prototype.table
          .call(this, token)
          .replace('<table>', '<table data-table>')
          .replaceAll(/>\n/g, '>');
        // Wide tables scroll by themselves, also with the keyboard.
        return `${shares}<div tabindex="0">${hasAmounts ? table : withLabels(labels, table)}</div>\n`;
      },
      image({ href, text }: Tokens.Image) {
        const { width, height } = sizes.get(href) ?? {};
        const address = imageMark([...sizes.keys()].indexOf(href));
        const alt = escapeHtml(text);
        return `<img src="${address}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
      },
    },
  });
  const tokens = marked.lexer(source);
  const all: Token[] = [];
  marked.walkTokens(tokens, (token) => {
    all.push(token);
  });
  // Before the rendering, which cannot wait.
  for (const token of all) {
    if (token.type === 'link' && !LINK.test(token.href)) {
      throw new ContentError(file, `the link ${token.href} leads nowhere: ${LINK_RULE}.`);
    }
    if (token.type === 'image') sizes.set(token.href, await measureImage(token.href, file));
    if (token.type === 'code') {
      highlighted.set(token, await highlightCode(token.text, readInfo(token.lang ?? '').language));
    }
  }
  return { headings, html: marked.parser(tokens), images: [...sizes.keys()] };
}

/** Between the terms of a formula. */
const OPERATORS = /([=×÷+−()]) ?/;

/** A quotation of a formula in words and, on the next line, in figures: each figure has its word. */
function drawFormula(text: string): string {
  const [words = [], figures = []] = [...text.matchAll(/^`(.+)`$/gm)].map(([, line = '']) =>
    line.split(OPERATORS).map((part) => escapeText(part.trim())),
  );
  if (!words.includes('=') || words.length !== figures.length) return '';
  const [result = '', ...parts] = figures.map((figure, index) => {
    const word = words[index];
    if (!figure || OPERATORS.test(figure)) return figure && `<i>${figure}</i>`;
    const name = word === figure ? '' : `<small>${word}</small> `;
    return index === 0 ? `<b>${name}${figure}</b>` : `<span>${name}${figure}</span>`;
  });
  // A line never ends with a sign.
  const terms = parts
    .filter(Boolean)
    .join(' ')
    .replaceAll(/(?:<i>[^)]<\/i> )+<span>.*?<\/span>(?: <i>\)<\/i>)*/g, '<span>$&</span>');
  return `<blockquote data-formula>${result} <div>${terms}</div></blockquote>\n`;
}

function emphasize(cell: Tokens.TableCell): void {
  const { text, tokens } = cell;
  if (text) cell.tokens = [{ type: 'strong', raw: text, text, tokens }];
}

/** Puts the minute at which a part of a session begins in place of the minutes that it takes. */
function withStarts(html: string): string {
  let minute = 0;
  return html.replaceAll(
    /<strong>([^<]+) \((\d+) minutes\)</g,
    (_, name: string, minutes: string) => {
      const start = `<time datetime="PT${minute}M">0:${String(minute).padStart(2, '0')}</time>`;
      minute += Number(minutes);
      return `${start} <strong>${name}<`;
    },
  );
}

/** Draws a table whose last column is named "Share" as one bar, and marks its rows with the tones. */
function drawShares({ header, rows }: Tokens.Table): string {
  if (header.at(-1)?.text !== 'Share') return '';
  const total = 100;
  const parts = rows.filter((row) => Number.parseFloat(row.at(-1)?.text ?? '') < total);
  let end = 0;
  const rects = parts.map((row, index) => {
    const start = end;
    end += Number.parseFloat(row.at(-1)?.text ?? '');
    const mark = `<i data-part="${index}" aria-hidden="true"></i>`;
    draw(row[0], mark);
    return `<rect data-part="${index}" x="${start}" width="${end - start}" height="1"/>`;
  });
  return `<svg data-parts viewBox="0 0 ${end} 1" preserveAspectRatio="none" aria-hidden="true">${rects.join('')}</svg>\n`;
}

/** In days. */
const TIMES: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  month: 365 / 12,
  year: 365,
};

/** Draws the times of a table whose last column is named "How long" to scale, behind their words. */
function drawTimes({ header, rows }: Tokens.Table): void {
  if (header.at(-1)?.text !== 'How long') return;
  const times = rows.map((row) => {
    const { text = '' } = row.at(-1) ?? {};
    // The end of some is not a length of time.
    if (/^(?:As long|Until you)/.test(text)) return Number.POSITIVE_INFINITY;
    const all = [...text.matchAll(/(\d+) (hour|day|month|year)/g)];
    return Math.max(...all.map(([, count, unit = '']) => Number(count) * (TIMES[unit] ?? 0)));
  });
  const most = Math.max(...times.filter(Number.isFinite));
  times.forEach((days, index) => {
    // The shortest are still seen.
    const percent = Math.max(Math.round((days / most) * 100), 1);
    const [kind, bar] = Number.isFinite(days) ? ['', `<rect width="${percent}%"/>`] : ['=open', ''];
    draw(rows[index]?.at(-1), `<svg data-time${kind}>${bar}</svg>`);
  });
}

/** Puts a drawing before the words of a cell. */
function draw(cell: Tokens.TableCell | undefined, html: string): void {
  cell?.tokens.unshift({ type: 'html', raw: html, text: html, block: false });
}

/** Cells of a table of many words say on phones, where it has no head, what they are. */
function withLabels(labels: readonly string[], html: string): string {
  if (labels.length < 3) return html;
  let cell = 0;
  return html.replaceAll('<td', (tag) => {
    const column = cell++ % labels.length;
    return column === 0 ? tag : `${tag} data-label="${escapeHtml(labels[column] ?? '')}"`;
  });
}

/** What follows a code fence, such as `yaml name=budget.yaml`. */
function readInfo(info: string): { language: string; name: string } {
  const [language = ''] = info.split(' ');
  return { language, name: / name=(\S+)/.exec(info)?.[1] ?? language };
}

interface ImageSize {
  readonly width: number;
  readonly height: number;
}

async function measureImage(href: string, file: string): Promise<ImageSize> {
  if (/^[a-z]+:|^\//i.test(href)) {
    throw new ContentError(file, `the image ${href} is not a file beside the document.`);
  }
  const path = join(dirname(file), href);
  if (!existsSync(path)) throw new ContentError(file, `the image ${href} does not exist.`);
  try {
    return await imageSizeFromFile(path);
  } catch {
    throw new ContentError(file, `the image ${href} cannot be read.`);
  }
}

/** Creates ids from heading text; a repeated heading gets a number. */
function uniqueIds(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '');
    let id = slug;
    for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
    taken.add(id);
    return id;
  };
}
