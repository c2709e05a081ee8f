import { readFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { DocumentFolder } from '../../../web/content/document.ts';
import type { Settings } from '../../../web/content/settings.ts';
import { compileMarkdown, imageMark } from './compile-markdown.ts';
import { ContentError } from './content-error.ts';
import { findRelated, type ListedDocument, readDocuments } from './documents.ts';
import { isDocumentFolder, readFrontMatter } from './front-matter.ts';
import { fillMarkdown, toFilledJson } from './placeholders.ts';

/** Number of articles on the blog page and in the feed; older ones are in the yearly archives. */
const LATEST_ARTICLES = 20;

/** Keys of the front matter that lists of documents do not need. */
const PAGE_ONLY = ['related', 'sources', 'tried', 'product'];

/** A document, or its text alone. */
const DOCUMENT = /^(.*\.md)(\?text)?$/;

const LIST = /^\0virtual:documents\/(\w+)(?:\/(\w+))?$/;

/**
 * Compiles the Markdown in `web/content` at build time. A document becomes a module with its front
 * matter and second-level headings, and one with its HTML, which a prerendered page doesn't load;
 * web/markdown.d.ts declares the modules that list them.
 * Drafts are listed only in development. Settings replace `{{brand}}` and the like: see
 * scripts/prerender/markdown/placeholders.ts.
 */
export function markdown(settings: Settings): Plugin {
  /** The code of each list, by the id of its module in an environment. */
  const lists = new Map<string, string>();
  let listsDrafts = false;

  return {
    name: 'onego:markdown',
    enforce: 'pre',
    configResolved({ command }) {
      listsDrafts = command === 'serve';
    },
    resolveId: {
      filter: { id: /^virtual:documents\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: [DOCUMENT, LIST] },
      async handler(id) {
        const { name, mode } = this.environment;
        const [, file, query] = DOCUMENT.exec(id) ?? [];
        if (file && query) return textModule(file, settings);
        if (file) return documentModule(file, settings, mode === 'dev' && name === 'client');
        const code = await listModule(id);
        if (code) lists.set(`${name} ${id}`, code);
        return code;
      },
    },
    /** The text of a document is replaced in its page; only a list that changes loads a page anew. */
    async hotUpdate({ file, modules }) {
      if (!file.endsWith('.md')) return;
      read.clear();
      compiled.clear();
      const { name, moduleGraph } = this.environment;
      const changed = [...modules];
      for (const [id, module] of moduleGraph.idToModuleMap) {
        const before = lists.get(`${name} ${id}`);
        if (before && before !== (await listModule(id))) changed.push(module);
      }
      return changed;
    },
  };

  async function listModule(id: string): Promise<string | null> {
    const [, folder = '', part] = LIST.exec(id) ?? [];
    if (!isDocumentFolder(folder)) return null;
    const documents = (await readOnce(folder)).filter(({ isDraft }) => listsDrafts || !isDraft);
    if (part === 'texts') return textsModule(documents);
    if (part)
      return `export default ${summaries(
        documents.filter((document) => yearOf(document) === part),
        settings,
      )};`;
    if (folder === 'blog') return blogModule(documents, settings);
    if (folder === 'news') return newsModule(documents, settings);
    return `export default ${summaries(documents, settings)};`;
  }
}

/* The builds for browser and server read and compile each document once. */
const read = new Map<DocumentFolder, ReturnType<typeof readDocuments>>();
const compiled = new Map<string, ReturnType<typeof compile>>();

function readOnce(folder: DocumentFolder): Promise<readonly ListedDocument[]> {
  const reading = read.get(folder) ?? readDocuments(folder);
  read.set(folder, reading);
  return reading;
}

function compileOnce(id: string, settings: Settings): ReturnType<typeof compile> {
  const compiling = compiled.get(id) ?? compile(id, settings);
  compiled.set(id, compiling);
  return compiling;
}

async function documentModule(
  id: string,
  settings: Settings,
  isReplaceable: boolean,
): Promise<string> {
  const { file, meta, headings } = await compileOnce(id, settings);
  const related = await findRelated('related' in meta ? meta.related : [], file, readOnce);
  const document = toFilledJson({ meta, headings, related }, settings);
  const loadHtml = `() => import(${quote(`${id}?text`)}).then((text) => text.default)`;
  return isReplaceable
    ? replaceableModule(document, loadHtml)
    : `export const loadHtml = ${loadHtml};
export default ${document};`;
}

/** Routes keep the first version of a module, so each later one writes itself into what that exports. */
function replaceableModule(document: string, loadHtml: string): string {
  return `const { data } = import.meta.hot;
data.document = Object.assign(data.document ?? {}, ${document});
data.loadHtml = ${loadHtml};
export const loadHtml = () => data.loadHtml();
export default data.document;
import.meta.hot.accept(() => __TSR_ROUTER__.invalidate());`;
}

async function textModule(id: string, settings: Settings): Promise<string> {
  const { html, images } = await compileOnce(id, settings);
  const imports = images.map((path, index) => `import image${index} from ${quote(`${path}?url`)};`);
  const addresses = images.map(
    (_, index) => `.replaceAll(${quote(imageMark(index))}, image${index})`,
  );
  return `${imports.join('\n')}\nexport default ${quote(html)}${addresses.join('')};`;
}

async function compile(id: string, settings: Settings) {
  const file = normalizePath(relative('', id));
  const folder = basename(dirname(file));
  if (!isDocumentFolder(folder)) {
    throw new ContentError(file, `the folder ${folder} has no kind of document.`);
  }
  const { meta, body } = readFrontMatter(await readFile(id, 'utf8'), file, folder);
  return { file, meta, ...(await compileMarkdown(fillMarkdown(body, settings), file)) };
}

function blogModule(articles: readonly ListedDocument[], settings: Settings): string {
  const years = articles.length > LATEST_ARTICLES ? new Set(articles.map(yearOf)) : [];
  const archives = [...years].map(
    (year) => `${year}: () => import('virtual:documents/blog/${year}')`,
  );
  return `export const latest = ${summaries(articles.slice(0, LATEST_ARTICLES), settings)};
export const archives = { ${archives.join(', ')} };`;
}

function newsModule(news: readonly ListedDocument[], settings: Settings): string {
  const imports = news.map(
    ({ file }, index) => `import text${index} from ${quote(`${pathOf(file)}?text`)};`,
  );
  const items = news.map(
    ({ slug, meta }, index) =>
      `{ ...${toFilledJson({ slug, ...meta }, settings)}, html: text${index} }`,
  );
  return `${imports.join('\n')}\nexport default [${items.join(', ')}];`;
}

function textsModule(documents: readonly ListedDocument[]): string {
  const loaders = documents.map(
    ({ slug, file }) => `${quote(slug)}: () => import(${quote(pathOf(file))})`,
  );
  return `export default { ${loaders.join(', ')} };`;
}

function summaries(documents: readonly ListedDocument[], settings: Settings): string {
  return toFilledJson(
    documents.map(({ slug, meta }) => {
      const kept = Object.entries(meta).filter(([key]) => !PAGE_ONLY.includes(key));
      return { slug, ...Object.fromEntries(kept) };
    }),
    settings,
  );
}

function yearOf({ meta }: ListedDocument): string {
  return 'date' in meta && meta.date ? meta.date.slice(0, 4) : '';
}

function pathOf(file: string): string {
  return normalizePath(resolve(file));
}

function quote(text: string): string {
  return JSON.stringify(text);
}
