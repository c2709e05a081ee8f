/** No workspace data is ever sent, and no public page loads workspace code. */
import type { Request } from 'playwright/test';
import { collect, downloadBy, expect, test, visit } from './fixtures.ts';
import { answer, choose, chooseFile, submit } from './workspace.ts';

const CANARY = 'kanarienvogel';

function expectNothingSent(requests: readonly Request[], origin: string): void {
  for (const request of requests) {
    const url = new URL(request.url());
    // A download of a blob makes no network request.
    if (url.protocol === 'blob:') continue;
    expect(request.method(), request.url()).toBe('GET');
    expect(url.origin, request.url()).toBe(origin);
    expect(`${url.pathname}`, request.url()).toMatch(
      /^\/(?:assets\/(?:workers\/)?[\w.-]+|favicon\.(?:svg|ico)|api\/session|[\w/-]*)$/,
    );
    const sent = `${decodeURIComponent(request.url())} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`;
    expect(sent).not.toContain(CANARY);
  }
}

test('filling in, submitting and downloading sends nothing, on an onboarding screen and the dashboard', async ({
  page,
  baseURL,
}) => {
  const requests = collect(page, (request) => request);
  await visit(page, '/ci-cd-on-boarding');
  await answer(page, { client: `${CANARY} Ltd`, project: CANARY, tool: 'CircleCI' });
  await chooseFile(page, `${CANARY}.yml`, `name: ${CANARY}\n`);
  // Its report moves what is below it.
  await expect(page.getByRole('region', { name: `About ${CANARY}.yml` })).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await submit(page);
  for (const name of ['Download', 'Download all as zip']) {
    await downloadBy(page.getByRole('button', { name, exact: true }));
  }
  await page.getByRole('button', { name: 'Clear' }).click();
  expectNothingSent(requests, baseURL ?? '');

  await test.step('the dashboard lists, exports and imports', async () => {
    await choose(page, 'Configuration dashboard', '/configuration-dashboard');
    const download = await downloadBy(page.getByRole('button', { name: 'Export everything' }));
    await page.getByLabel('File to import').setInputFiles(await download.path());
    await expect(page.getByText('0 entries added. 1 here already.')).toBeVisible();
    expectNothingSent(requests, baseURL ?? '');
  });
});

test('choosing, typing and downloading sends nothing, in a generator and with a connection string', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/config/github-actions');
  const requests = collect(page, (request) => request);
  await page.getByLabel('Language', { exact: true }).selectOption('Python');
  await page.getByLabel('Name of environment 1').fill(CANARY);
  await expect(page.getByRole('region', { name: /^Content of/ })).toContainText(CANARY);
  await downloadBy(page.getByRole('button', { name: 'Download', exact: true }));
  expectNothingSent(requests, baseURL ?? '');

  await test.step('a connection string is not stored or put into the address, either', async () => {
    await visit(page, '/config/mongodb');
    requests.length = 0;
    await page
      .getByLabel('Connection string', { exact: true })
      .fill(`mongodb://app:${CANARY}@db.example.com:27017/shop`);
    await expect(page.getByText('Reads as')).toBeVisible();
    await page.getByLabel('Database', { exact: true }).fill('orders');
    await expect(page).toHaveURL(/database=orders/);
    await page.getByRole('button', { name: 'Save to the dashboard' }).click();
    await downloadBy(page.getByRole('button', { name: 'Download all as zip' }));
    expectNothingSent(requests, baseURL ?? '');
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).toContain('orders');
    expect(kept).not.toContain(CANARY);
    expect(page.url()).not.toContain(CANARY);
    expect(await page.locator('main').textContent()).not.toContain(CANARY);
  });
});
