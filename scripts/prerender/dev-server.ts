import type { Connect, Plugin, ViteDevServer } from 'vite';
import { CHAT_PAGE_PATH } from '../../web/features/chat/chat-page.ts';
import { chatPageFile, listTextFiles } from './files/files.ts';
import { buildChatScript, buildStarter } from './pages/scripts.ts';

/**
 * Renders every page on demand in development with the same code as the build, so that hydration
 * behaves as in production. Vite adds its hot reload client.
 */
export function prerenderedDevServer(): Plugin {
  return {
    name: 'onego:prerendered-dev-server',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          renderPage(server, request)
            .then(async (page) => {
              response.statusCode = page.status;
              for (const [name, value] of page.headers) response.setHeader(name, value);
              response.end(await page.text());
            })
            .catch((error) => {
              server.ssrFixStacktrace(error);
              next(error);
            });
        });
      };
    },
  };
}

async function renderPage(server: ViteDevServer, request: Connect.IncomingMessage) {
  const url = new URL(request.originalUrl ?? '/', 'http://localhost');
  const site = (await server.ssrLoadModule('/server.tsx')) as typeof import('../../web/server.tsx');
  const text = new Map(Object.entries(await listTextFiles(site))).get(url.pathname);
  if (text !== undefined) {
    const type = url.pathname.endsWith('.xml') ? 'application/xml' : 'text/plain; charset=utf-8';
    return new Response(text, { headers: { 'Content-Type': type } });
  }
  const { chat } = site.settings;
  if (chat && url.pathname === CHAT_PAGE_PATH) {
    const html = chatPageFile(chat, await buildChatScript());
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
  const { response, head } = await site.render(new Request(url));
  if (!head || !response.headers.get('content-type')?.includes('text/html')) return response;

  const html = await server.transformIndexHtml(url.pathname, await response.text());
  const starter = { code: await buildStarter(), app: '/client.tsx', scripts: ['/client.tsx'] };
  const document = site.withHead(html, { page: head, starter, built: null });
  return new Response(document, { status: response.status, headers: response.headers });
}
