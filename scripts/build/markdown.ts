import { readFile } from 'node:fs/promises';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Settings } from '../../web/settings.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

interface Heading {
  readonly id: string;
  readonly text: string;
}

/**
 * Compiles Markdown at build. `import page from './page.md'` gives its front matter, its second
 * level headings and its HTML; `./page.md?meta` gives the front matter alone, for lists.
 * `{{contactEmail}}` and `{{origin}}` stand for the settings.
 */
export function markdown({ contactEmail, origin }: Settings): Plugin {
  return {
    name: 'onego:markdown',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.md')) return null;
      this.addWatchFile(file);
      const source = (await readFile(file, 'utf8'))
        .replaceAll('{{contactEmail}}', `[${contactEmail}](mailto:${contactEmail})`)
        .replaceAll('{{origin}}', origin);
      const meta = readFrontMatter(source, file);
      if (query === 'meta') return `export default ${JSON.stringify(meta)};`;
      const { html, headings } = compile(source.replace(FRONT_MATTER, ''));
      return `export default ${JSON.stringify({ meta, headings, html })};`;
    },
  };
}

/** `key: value` lines; quotes around a value are dropped. */
function readFrontMatter(source: string, file: string): Record<string, string> {
  const block = FRONT_MATTER.exec(source)?.[1];
  if (block === undefined) throw new Error(`${file} has no front matter`);
  return Object.fromEntries(
    block.split('\n').map((line) => {
      const [, key, value] = /^(\w+):\s*(.+)$/.exec(line) ?? [];
      if (!key || !value) throw new Error(`${file}: "${line}" is not a line of front matter`);
      return [key, value.replace(/^(['"])(.*)\1$/, '$2')];
    }),
  );
}

function compile(source: string): { html: string; headings: readonly Heading[] } {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = slug(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // A wide block scrolls by keyboard, too.
      code({ text, lang }: Tokens.Code) {
        return `<pre tabindex="0"${lang ? ` data-language="${lang}"` : ''}><code>${escapeHtml(text)}</code></pre>\n`;
      },
    },
  });
  return { html: marked.parse(source, { async: false }), headings };
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
