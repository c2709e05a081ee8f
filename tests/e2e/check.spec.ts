/** The page of the file check: what it takes, how it shows findings, and how they leave it. */
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { checkExamples } from '../../web/content/check/examples.ts';
import { field, heading, paste, report, rows, savedBy } from './check-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import {
  allowClipboard,
  expect,
  expectToArrive,
  holdApp,
  recordRequests,
  recordSent,
  settleAtOnce,
  test,
  visit,
  waitUntilSettled,
} from './fixtures.ts';

const workflow = `on: push
permissions: {}
jobs:
  test:
    runs-on: ubuntu-20.04
    steps:
      - uses: actions/checkout@main
`;
const terraform = `resource "aws_vpc" "main" {
  cidr_block = "10.0.0.0/16"
}
`;
const dockerfile = 'FROM node:22.21.0\nWORKDIR /app\nADD app /app\nUSER 1000\n';
const secret = 'db:\n  password: hunter22\n';

const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('keeps what was pasted if its code does not load, and does not wait for GitHub’s parser', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|Failed to fetch/);
  const broken = `${workflow.replace('steps:', 'stps:')}`;
  const parser = Promise.withResolvers<void>();
  await context.route('**/assets/github-parser*.js', async (route) => {
    await parser.promise;
    await route.continue();
  });
  await visit(page, '/check');
  await context.setOffline(true);
  await page.getByLabel('File name').fill('ci.yml');
  await field(page).fill(broken);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expectPainted(page.getByText('Nothing was checked, because a part'));
  await expect(report(page), 'no findings of another text').toHaveText('Not checked');
  await context.setOffline(false);
  await expect(field(page)).toHaveValue(broken);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(rows(page)).toContainText(['A runner that is switched off']);
  await expectPainted(report(page).getByText('GitHub’s own parser is still reading the file.'));
  parser.resolve();
  await expect(rows(page).filter({ hasText: 'line 6' })).toHaveCount(1);
  await expect(report(page).getByText('is still reading')).toHaveCount(0);
});

test('shows what a tool would refuse first, and cannot send anything', async ({ page }) => {
  await test.step('the script that reads files cannot send anything', async () => {
    await visit(page, '/check');
    const loaded = page.waitForResponse(/\/assets\/workers\/check-worker/);
    const started = page.waitForEvent('worker');
    await paste(page, workflow);
    expect((await loaded).headers()['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'",
    );
    const sending = (await started).evaluate(() => fetch('/api/session').then(() => 'sent'));
    await expect(sending).rejects.toThrow(/Failed to fetch|closed/);
  });
  const sent = recordSent(page);
  await paste(page, `${workflow}\n`);
  await expect(rows(page)).toHaveText([
    /A runner that is switched off.*line 5/,
    /2 house rules.*lines 4, 7/,
    /An action that can change.*line 7/,
    /A job without a timeout.*line 4/,
  ]);
  await expect(heading(page)).toHaveText(/^1 error\s*2 house rules\s*\d+ rules passed/);
  expect(sent, 'nothing leaves the browser').toEqual([]);
  await expectPainted(rows(page).filter({ hasText: 'A job without a timeout' }));
  await expectPainted(report(page).getByText('GitHub has switched “ubuntu-20.04” off'));
  await report(page)
    .getByRole('link', { name: /A runner that is switched off/ })
    .click();
  await expectToArrive(page, '/check/rules/retired-runner');
  await page.goBack();

  await test.step('a finding that is chosen scrolls the editor to its line', async () => {
    const comments = '# A comment.\n'.repeat(300);
    await paste(page, `FROM node\n${comments}ADD app /app\nUSER 1000\n`, 'Dockerfile');
    const line = page.locator('form ol > li').nth(301);
    await expect(line).not.toBeInViewport();
    await rows(page).filter({ hasText: 'line 302' }).click();
    await expect(line).toBeInViewport();
    await expectPainted(line);
  });
  await test.step('Terraform is read in a worker that can load nothing', async () => {
    sent.length = 0;
    const loaded = page.waitForResponse(/\/assets\/workers\/terraform-/);
    await paste(page, terraform, 'main.tf');
    expect((await loaded).headers()['content-security-policy']).toBe(
      "default-src 'none'; script-src 'wasm-unsafe-eval'",
    );
    await expect(heading(page)).toHaveText('All green');
    await paste(page, terraform.replace('"10.0.0.0/16"', '"10.0.0.0/16'), 'main.tf');
    await expect(rows(page)).toHaveText([/Invalid Terraform.*line 2/]);
    expect(sent, 'only the parser is asked for, once').toEqual(
      Array(2).fill(expect.stringMatching(/tree-sitter[\w-]*\.wasm$/)),
    );
  });
});

test('checks what is pasted or typed without a press, corrects it, and ends all green', async ({
  page,
}) => {
  await test.step('what is typed before the app has started is checked', async () => {
    const startApp = await holdApp(page);
    await page.goto('/check');
    await field(page).fill(dockerfile);
    startApp();
    await expect(rows(page)).toContainText(['ADD where COPY is meant']);
    await expect(field(page)).toHaveValue(dockerfile);
  });
  await visit(page, '/check');
  await test.step('a pasted file takes the place of the example, and its text tells its kind', async () => {
    // The clipboard is shared with the tests beside this one.
    await field(page).evaluate((element: HTMLTextAreaElement, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      element.select();
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, dockerfile);
    await expect(field(page)).toHaveValue(dockerfile);
    await expect(rows(page)).toContainText(['ADD where COPY is meant']);
    await expect(page.getByLabel('File name')).toHaveValue('');
  });
  await visit(page, '/check');
  const { text } = checkExamples.compose;
  await expect(field(page)).toHaveValue(text);
  await test.step('what is typed is checked once it rests', async () => {
    await field(page).fill(text.replace('depends_on: [api]', 'depends_on: [db]'));
    await expect(heading(page)).toContainText('1 error');
    await expect(rows(page).filter({ hasText: 'waits for one' })).toHaveCount(0);
  });
  await test.step('one correction is made in the text, which is checked again', async () => {
    await rows(page).filter({ hasText: 'database port' }).click();
    await report(page).getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(field(page)).toHaveValue(/127\.0\.0\.1:5432:5432/);
    await expect(rows(page).filter({ hasText: 'database port' })).toHaveCount(0);
    await expectPainted(report(page).getByText('1 correction applied.'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page)).not.toHaveValue(/127\.0\.0\.1:5432/);
    await expect(rows(page).filter({ hasText: 'database port' })).toHaveCount(1);
  });
  await test.step('all that are offered are made and counted', async () => {
    await paste(page, dockerfile, 'Dockerfile');
    await page.getByRole('button', { name: 'Apply the correction' }).click();
    await expect(field(page)).toHaveValue(dockerfile.replace('ADD', 'COPY'));
    await expect(heading(page)).toHaveText('All green');
    await expectPainted(heading(page), report(page).getByText('1 correction applied.'));
    await expect(report(page).locator('p > i:not([data-state=passed])')).toHaveCount(0);
    await expect(tab(page, 'Dockerfile').locator('i')).toHaveAttribute('data-state', 'passed');
    expect(await savedBy(page, 'Download the file')).toBe(dockerfile.replace('ADD', 'COPY'));
    await expectAccessible(page, 'a check that is all green');
  });
});

test('takes files in every way, and gives them back as files and links', async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await visit(page, '/check');
  await test.step('several files and a zip, and says what it does not take', async () => {
    const zip = zipSync({ 'shop/compose.yaml': strToU8('version: "3"\nservices: {}\n') });
    await page.getByLabel('Open or drop files').setInputFiles([
      { name: 'Dockerfile', mimeType: 'text/plain', buffer: Buffer.from(dockerfile) },
      { name: 'shop.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
      { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
      { name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('x') },
    ]);
    await expect(rows(page)).toContainText(['ADD where COPY is meant']);
    for (const [name, text] of [
      ['shop/compose.yaml', /^A version key that Compose ignores/],
      ['photo.png', 'This type of file is not read here.'],
      ['broken.zip', 'This zip cannot be read.'],
    ] as const) {
      await tab(page, name).click();
      await expectPainted(report(page).getByText(text));
    }
  });
  await test.step('a file that is dropped', async () => {
    const dropped = await page.evaluateHandle((text) => {
      const holder = new DataTransfer();
      holder.items.add(new File([text], 'Dockerfile'));
      return holder;
    }, dockerfile);
    const form = page.getByRole('form', { name: 'What to check' });
    await form.dispatchEvent('dragover', { dataTransfer: dropped });
    await form.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(rows(page)).toContainText(['ADD where COPY is meant']);
    await expect(field(page)).toHaveValue(dockerfile);
  });
  await test.step('asks for a file where there is none', async () => {
    await field(page).fill('');
    await expectPainted(report(page).getByText(/^Paste a file, open one/));
  });
  await test.step('a correction is a diff', async () => {
    await paste(page, dockerfile, 'Dockerfile');
    const diff = report(page).getByRole('figure');
    await expect(diff.locator('del')).toHaveText(/^ADD app \/app/);
    await expect(diff.locator('ins')).toHaveText(/^COPY app \/app/);
    await expectPainted(diff);
  });
  await test.step('the findings leave as Markdown, SARIF and JSON', async () => {
    await paste(page, workflow, 'ci.yml');
    await expect(rows(page)).toHaveCount(4);
    expect(await savedBy(page, 'Markdown')).toContain('## ci.yml');
    expect(JSON.parse(await savedBy(page, 'SARIF')).runs[0].results).toHaveLength(3);
    expect(JSON.parse(await savedBy(page, 'JSON'))).toHaveLength(1);
  });
  await test.step('a link holds them, and asks first where a secret seems to be in them', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await paste(page, secret, 'app.yaml');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'Copy a link to these files' }).click();
    await expectPainted(page.getByText('These files seem to contain a secret'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
    await page.getByRole('button', { name: 'Copy it anyway' }).click();
    await expectPainted(page.getByText('The link is on the clipboard.'));
    const address = await page.evaluate(() => navigator.clipboard.readText());

    const other = await context.newPage();
    await visit(other, address);
    await expect(field(other)).toHaveValue(secret);
    await expect(rows(other)).toContainText(['A secret in plain text']);
  });
});

test('begins with an example, by keyboard alone, and nothing is cut off or inaccessible', async ({
  page,
}) => {
  await visit(page, '/check');
  const examples = page.getByRole('button', { name: 'Examples' });
  await page.locator('main').focus();
  for (const name of ['compose.yaml', 'Open or drop files', 'Examples']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus'), name).toContainText(
      name === 'Open or drop files' ? '' : name,
    );
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(examples).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectPainted(page.getByRole('button', { name: 'GitHub Actions' }));
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(/^name: CI/);
  await rows(page).filter({ hasText: 'switched off' }).focus();
  await page.keyboard.press('Enter');
  await expectPainted(report(page).getByText('GitHub has switched “ubuntu-20.04” off'));
  await expectAccessible(page, 'a report of the check');

  await test.step('on a phone the report stands directly below the button', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const button = await page.getByRole('button', { name: 'Check', exact: true }).boundingBox();
    const below = await heading(page).boundingBox();
    if (!button || !below) throw new Error('The button and the heading are on the page');
    expect(below.y - button.y - button.height).toBeLessThan(60);
    await expectPainted(heading(page));
  });
});

test('the compact check loads when it is touched, and checks what is typed there', async ({
  page,
  context,
}) => {
  await settleAtOnce(context);
  await visit(page, '/');
  const requests = recordRequests(page);
  await waitUntilSettled(page);
  const text = page.getByLabel('A file to check');
  const section = page.locator('section', { has: text }).last();
  await expectPainted(section.getByText(/^ADD where COPY is meant/));
  expect(requests.filter((url) => /worker|check/.test(url))).toEqual([]);
  await section.getByRole('button', { name: /^Apply all/ }).click();
  await expect(text).toHaveValue(/^COPY package\.json/m);
  await expect(section.getByText(/^ADD where COPY is meant/)).toHaveCount(0);
  await text.fill(dockerfile.replace('ADD', 'COPY'));
  await expectPainted(section.getByText('All green'));
  await section.getByRole('link', { name: 'Check your own file' }).click();
  await expectToArrive(page, '/check');
});
