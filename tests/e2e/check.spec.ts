/** The page of the file check: what it takes, how it shows findings, and how they leave it. */
import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expectPainted } from './expect-painted.ts';
import { allowClipboard, expect, expectToArrive, recordSent, test, visit } from './fixtures.ts';

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
const dockerfile = 'FROM node:22.21.0\nADD app /app\nUSER 1000\n';
const secret = 'db:\n  password: hunter22\n';

const about = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const findings = (page: Page) => page.getByRole('heading', { name: 'Findings', level: 2 });

async function paste(page: Page, text: string, name = ''): Promise<void> {
  await page.getByLabel('Paste a file').fill(text);
  await page.getByLabel('File name').fill(name);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(findings(page)).toBeFocused();
}

async function savedBy(page: Page, button: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await saved).path(), 'utf8');
}

test('keeps what was pasted if its code does not load, and checks it at the next try', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|Failed to fetch/);
  await visit(page, '/check');
  await context.setOffline(true);
  await page.getByLabel('Paste a file').fill(workflow);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Nothing was checked, because a part')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Paste a file')).toHaveValue(workflow);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(about(page, 'pasted')).toBeVisible();
});

test('shows what a tool would refuse first, each at its line and with a reason, and cannot send anything', async ({
  page,
}) => {
  await test.step('the script that reads files cannot send anything', async () => {
    await visit(page, '/check');
    const loaded = page.waitForResponse(/\/assets\/workers\/check-worker/);
    const started = page.waitForEvent('worker');
    await page.getByLabel('Paste a file').fill(workflow);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    expect((await loaded).headers()['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'",
    );
    const sending = (await started).evaluate(() => fetch('/api/session').then(() => 'sent'));
    await expect(sending).rejects.toThrow(/Failed to fetch|closed/);
  });
  const sent = recordSent(page);
  await paste(page, workflow);
  const report = about(page, 'pasted');
  await expect(report.getByRole('heading', { level: 4 })).toHaveText([
    'A tool would refuse this',
    'Changes by itself',
    'Breaks at a bad moment',
  ]);
  const first = report.getByRole('article').first();
  await expect(first).toContainText('A runner that is switched off');
  await expect(first).toContainText('line 5, column 14');
  await expect(first.locator('mark')).toContainText('runs-on: ubuntu-20.04');
  await expectPainted(first.locator('mark'), ...(await report.getByRole('heading').all()));
  await expect(page.getByText('One file checked, 3 findings.').last()).toBeVisible();
  expect(sent, 'nothing leaves the browser').toEqual([]);
  await first.getByRole('link').click();
  await expectToArrive(page, '/check/rules/retired-runner');
});

test('reads Terraform in a worker that can load nothing', async ({ page }) => {
  await visit(page, '/check');
  const sent = recordSent(page);
  const loaded = page.waitForResponse(/\/assets\/workers\/terraform-/);
  await paste(page, terraform, 'main.tf');
  expect((await loaded).headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'",
  );
  const report = about(page, 'main.tf');
  await expect(report).toContainText('We found none of the mistakes that we look for');
  await paste(page, terraform.replace('"10.0.0.0/16"', '"10.0.0.0/16'), 'main.tf');
  await expect(report).toContainText('Invalid Terraform');
  await expect(report).toContainText('line 2, column 16');
  expect(sent, 'only the parser is asked for').toEqual(
    Array(4).fill(expect.stringMatching(/tree-sitter[\w-]*\.wasm$/)),
  );
});

test('takes files in every way, and gives them back as files and links', async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await visit(page, '/check');
  await test.step('several files and a zip, and says what it does not take', async () => {
    const zip = zipSync({ 'shop/compose.yaml': strToU8('version: "3"\nservices: {}\n') });
    await page.getByLabel('Or choose files').setInputFiles([
      { name: 'Dockerfile', mimeType: 'text/plain', buffer: Buffer.from(dockerfile) },
      { name: 'shop.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
      { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
      { name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('x') },
    ]);
    await expect(about(page, 'Dockerfile')).toContainText('ADD where COPY is meant');
    await expect(about(page, 'shop/compose.yaml')).toContainText('Compose ignores version');
    await expect(about(page, 'photo.png')).toContainText('This type of file is not read here.');
    await expect(about(page, 'broken.zip')).toContainText('This zip cannot be read.');
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
    await expect(about(page, 'Dockerfile')).toContainText('ADD where COPY is meant');
  });
  await test.step('code in a message is shown as code', async () => {
    await paste(page, 'node {\n  sh "make"\n}\n', 'Jenkinsfile');
    await expect(about(page, 'Jenkinsfile').locator('strong code')).toHaveText(
      "options { timeout(time: 30, unit: 'MINUTES') }",
    );
  });
  await test.step('a correction is a diff, and can be saved, like the findings', async () => {
    await test.step('asks for a file where there is none', async () => {
      await page.getByLabel('Paste a file').fill('');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.getByLabel('Paste a file')).toHaveAccessibleDescription(
        /^Paste a file first/,
      );
    });
    await paste(page, dockerfile, 'Dockerfile');
    const diff = about(page, 'Dockerfile').getByRole('figure');
    await expect(diff.locator('del')).toHaveText(/^ADD app \/app/);
    await expect(diff.locator('ins')).toHaveText(/^COPY app \/app/);
    await diff.getByRole('region', { name: 'Correction' }).focus();
    await expect(diff.getByRole('region', { name: 'Correction' })).toBeFocused();
    expect(await savedBy(page, 'Download with the correction')).toBe(
      dockerfile.replace('ADD', 'COPY'),
    );

    await test.step('the findings leave as Markdown, SARIF and JSON', async () => {
      await paste(page, workflow, 'ci.yml');
      expect(await savedBy(page, 'Markdown')).toContain('## ci.yml');
      const [run] = JSON.parse(await savedBy(page, 'SARIF')).runs;
      expect(run.results).toHaveLength(3);
      expect(JSON.parse(await savedBy(page, 'JSON'))).toMatchObject([{ name: 'ci.yml' }]);
    });
  });
  await test.step('a link holds them, and asks first where a secret seems to be in them', async () => {
    await paste(page, secret, 'app.yaml');
    await page.getByRole('button', { name: 'Copy a link to these files' }).click();
    await expect(page.getByText('These files seem to contain a secret')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('');
    await page.getByRole('button', { name: 'Copy it anyway' }).click();
    await expect(page.getByText('The link is on the clipboard.')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());

    const other = await context.newPage();
    await visit(other, address);
    await expect(about(other, 'app.yaml')).toContainText('A secret in plain text');
  });
});

test('begins with an example, by keyboard alone, and nothing is cut off or inaccessible', async ({
  page,
}) => {
  await visit(page, '/check');
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'GitHub Actions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findings(page)).toBeFocused();
  await expect(page.getByLabel('Paste a file')).toHaveValue(/^name: CI/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Markdown' })).toBeFocused();

  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  await expect(about(page, 'compose.yaml').getByRole('article').first()).toBeVisible();
  await expectPainted(about(page, 'compose.yaml').getByRole('article').first());
  await expectAccessible(page, 'a report of the check');
});
