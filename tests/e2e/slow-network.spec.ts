/** A page that arrives in two parts, as on a slow network, while the visitor already interacts. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, siteOrigin, test, waitForApp, waitUntilIdle } from './fixtures.ts';

/** Proxies the site, but holds back the part of each page after `</header>`. */
async function serveInParts(upstream: string) {
  let held: (() => void) | undefined;

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const reply = await fetch(new URL(path, upstream), { redirect: 'manual' });
    const type = reply.headers.get('content-type') ?? '';
    const policy = reply.headers.get('content-security-policy');
    response.writeHead(reply.status, {
      'Content-Type': type,
      ...(policy && { 'Content-Security-Policy': policy }),
    });
    if (type.startsWith('text/html')) {
      const html = await reply.text();
      const split = html.indexOf('</header>') + '</header>'.length;
      response.write(html.slice(0, split));
      held = () => response.end(html.slice(split));
    } else {
      response.end(Buffer.from(await reply.arrayBuffer()));
    }
  }

  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest: () => held?.(),
    close: () => server.closeAllConnections(),
  };
}

test('a pointer that moves before the page is whole does not break it', async ({
  page,
  baseURL,
}) => {
  const slow = await serveInParts(baseURL ?? siteOrigin);
  try {
    await page.goto(slow.url, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 310);
    // The app is loading, but must not hydrate an incomplete document.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
    );
    await waitUntilIdle(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-app-ready');
    slow.sendRest();
    await waitForApp(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  } finally {
    slow.close();
  }
});

test('the first screen does not wait for the style sheet, and the rest is there without it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  let fail = () => {};
  const isFailed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/assets/style-*.css', async (route) => {
    await isFailed;
    await route.abort();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const footer = page.locator('footer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('head > link[rel=stylesheet]')).toBeAttached();
  await expect(footer).toBeAttached();
  await expect(footer).toBeHidden();
  await page.setViewportSize({ width: 1366, height: 400 });
  await page.mouse.wheel(0, 100);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(11, 18, 16)');
  fail();
  await expect(footer).toBeVisible();
  await waitForApp(page);
});
