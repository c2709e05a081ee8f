import { archives, latest } from 'virtual:documents/blog';
import articles from 'virtual:documents/blog/texts';
import chapters from 'virtual:documents/documentation/texts';
import webinars from 'virtual:documents/webinars/texts';
import whitepapers from 'virtual:documents/whitepapers/texts';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { DocumentHead, type DocumentHeadData } from './components/head/DocumentHead.tsx';
import { HeadCollector, type PageHeadData } from './components/head/PageHead.tsx';
import { Notice } from './components/ui/Notice.tsx';
import { checkRules } from './content/check/rules.ts';
import type { DocumentModule, Loaders, WrittenMeta } from './content/document.ts';
import type { ProductId } from './content/products/ids.ts';
import { settings } from './content/site.ts';
import { plainPages } from './features/accounts/plain/plain-pages.tsx';
import { createRouter } from './router.tsx';

export interface Rendered {
  /** The document without what is particular to the head of the page, or a redirect. */
  readonly response: Response;
  readonly head: PageHeadData | undefined;
}

/** Renders a path. */
export async function render(request: Request): Promise<Rendered> {
  const heads: PageHeadData[] = [];
  const handle = createRequestHandler({ request, createRouter });
  const response = await handle(({ router, responseHeaders }) => {
    const html = renderToString(
      <HeadCollector value={(head) => heads.push(head)}>
        <RouterServer router={router} />
      </HeadCollector>,
    );
    return new Response(`<!doctype html>${html}`, { headers: responseHeaders });
  });
  return { response, head: heads.at(-1) };
}

/** Completes the HTML of a page with its head. */
export function withHead(html: string, head: DocumentHeadData): string {
  return html.replace(
    '</head>',
    () => `${renderToStaticMarkup(<DocumentHead {...head} />)}</head>`,
  );
}

export interface Page extends Readonly<StaticDataRouteOption> {
  /** Path the page is served at. */
  readonly path: string;
  /** Canonical path. Differs from `path` only if the page is an alias of another page. */
  readonly canonical: string;
  /** IDs of the matched routes, outermost first. */
  readonly routeIds: readonly string[];
}

const written = { '/blog': articles, '/whitepapers': whitepapers };

const documents = { ...written, '/documentation': chapters, '/webinars': webinars };

/** Content of the parameterized routes, keyed by path prefix; its keys are the slugs. */
const contents = { ...documents, '/blog/archive': archives, '/check/rules': checkRules };

/** Lists every page of the site: the static routes, the documents and the rules of the check. */
export function listPages(): Page[] {
  const router = createRouter();
  const fixedPaths = Object.keys(router.routesByPath).filter((path) => !path.includes('$'));
  const documentPaths = Object.entries(contents).flatMap(([folder, loaders]) =>
    Object.keys(loaders).map((name) => `${folder}/${name}`),
  );
  return [...fixedPaths, ...documentPaths]
    .map((path) => {
      const [routes] = router.getMatchedRoutes(path);
      // A page has the data of its layouts, unless its own says otherwise.
      const data: StaticDataRouteOption = Object.assign(
        {},
        ...routes.map(({ options }) => options.staticData),
      );
      return { path, canonical: path, ...data, routeIds: routes.map(({ id }) => id) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * The pages without scripts, by path.
 * @param frame HTML of a page, without its head, whose header, menu and footer they have.
 */
export function renderPlainPages(frame: string, stylesheet: string): ReadonlyMap<string, string> {
  const pages = Object.entries(plainPages).map(([path, { title, content }]) => {
    const head = renderToStaticMarkup(
      <>
        <title>{`${title} | ${settings.brand}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={stylesheet} />
      </>,
    );
    const main = renderToStaticMarkup(content);
    const html = frame
      .replace('</head>', () => `${head}</head>`)
      .replace(/(<main\b[^>]*>).*<\/main>/s, (_all, start: string) => `${start}${main}</main>`);
    return [path, html] as const;
  });
  return new Map(pages);
}

/** An error message for pages that the Worker writes, with `MESSAGE` for its text. */
export function renderErrorNotice(): string {
  return renderToStaticMarkup(<Notice kind="error">MESSAGE</Notice>);
}

/** Front matter of the articles and whitepapers, by path. */
export function loadWritten(): Promise<ReadonlyMap<string, WrittenMeta>> {
  return loadDocuments(written, ({ default: { meta } }) => meta);
}

/** The product that a document is about, by the document's path. */
export function loadDocumentProducts(): Promise<ReadonlyMap<string, ProductId | undefined>> {
  return loadDocuments(
    documents,
    ({ default: { meta } }: DocumentModule<{ readonly product?: ProductId | undefined }>) =>
      meta.product,
  );
}

/** The newest articles with their texts. */
export async function loadLatestArticles() {
  const texts = await loadDocuments({ '/blog': articles }, ({ loadHtml }) => loadHtml());
  return latest.map((article) => ({ ...article, html: texts.get(`/blog/${article.slug}`) ?? '' }));
}

async function loadDocuments<Meta, Part>(
  folders: Readonly<Record<string, Loaders<DocumentModule<Meta>>>>,
  read: (module: DocumentModule<Meta>) => Part | Promise<Part>,
): Promise<ReadonlyMap<string, Part>> {
  const entries = Object.entries(folders).flatMap(([folder, loaders]) =>
    Object.entries(loaders).map(([slug, load]) => ({ path: `${folder}/${slug}`, load })),
  );
  return new Map(
    await Promise.all(
      entries.map(async ({ path, load }) => [path, await read(await load())] as const),
    ),
  );
}

export { settings, wordmark } from './content/site.ts';
