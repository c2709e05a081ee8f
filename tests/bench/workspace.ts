/**
 * Input latency of the workspace. Measured from a keystroke in a form, or a changed option of a
 * generator, to the end of its main-thread work, the next frame and the updated preview.
 */
import { chromium, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, findWholeBrowser } from '../setup/browser.ts';
import { type Figure, median, percentile, type Section } from './figures.ts';

/** At 60 frames per second. */
const FRAME_MS = 16.7;
const ROUNDS = 40;

interface Reaction {
  /** Main-thread time of the event: handlers and synchronous React rendering. */
  readonly workMs: number;
  /** Time to the next frame. */
  readonly frameMs: number;
  /** Time to the updated preview; absent if there is none or it does not change. */
  readonly previewMs?: number;
}

declare global {
  interface Window {
    reactions: Reaction[];
  }
}

export async function measureWorkspace(siteUrl: string): Promise<Section[]> {
  const executablePath = findWholeBrowser();
  const browser = await chromium.launch({
    args: BROWSER_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    await page.addInitScript(watchInputs);
    const figures: Figure[] = [];

    await page.goto(`${siteUrl}/devops-on-boarding`);
    await page.waitForLoadState('networkidle');
    figures.push(...(await measure(page, 'typing into the form', typeInto(page, 'Client Name'))));

    await page.goto(`${siteUrl}/config/github-actions`);
    await page.getByRole('region', { name: /^Content of/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const name = 'Name of environment 1';
    figures.push(...(await measure(page, 'typing an environment', typeInto(page, name))));
    figures.push(
      ...(await measure(page, 'switching a stage', () => page.getByLabel('Lint').click())),
    );
    figures.push(...(await measure(page, 'choosing a language', chooseNext(page))));
    return [{ title: 'Workspace, from an input on', figures }];
  } finally {
    await browser.close();
  }
}

async function measure(page: Page, name: string, move: () => Promise<void>): Promise<Figure[]> {
  await page.evaluate(() => {
    window.reactions = [];
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    await move();
    await page.waitForTimeout(60);
  }
  const reactions = await page.evaluate(() => window.reactions);
  const work = reactions.map(({ workMs }) => workMs);
  const frames = reactions.map(({ frameMs }) => frameMs);
  const previews = reactions.flatMap(({ previewMs }) => previewMs ?? []);
  return [
    { name: `${name}: work`, value: median(work), unit: ' ms', budget: { atMost: FRAME_MS } },
    { name: `${name}: work, p95`, value: percentile(work, 0.95), unit: ' ms' },
    { name: `${name}: next frame`, value: median(frames), unit: ' ms' },
    ...(previews.length > 0
      ? [{ name: `${name}: preview`, value: median(previews), unit: ' ms' }]
      : []),
  ];
}

function typeInto(page: Page, label: string): () => Promise<void> {
  let round = 0;
  return async () => {
    round += 1;
    await page.getByLabel(label, { exact: true }).focus();
    // Keeps the text short enough to be a valid name.
    await page.keyboard.press(round % 2 === 0 ? 'Backspace' : 'a');
  };
}

function chooseNext(page: Page): () => Promise<void> {
  let index = 0;
  return async () => {
    index = (index + 1) % 6;
    await page.getByLabel('Language', { exact: true }).selectOption({ index });
  };
}

/** Runs in the page before its scripts. */
function watchInputs(): void {
  window.reactions = [];
  /** A new task, which runs after all synchronous work of the current event. */
  const nextTask = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(undefined);
    });
  const nextFrame = () =>
    new Promise<number>((resolve) => requestAnimationFrame(() => nextTask().then(resolve)));
  const previewChange = () =>
    new Promise<number | undefined>((resolve) => {
      const preview = document.querySelector('pre');
      if (!preview) {
        resolve(undefined);
        return;
      }
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(preview, { subtree: true, childList: true, characterData: true });
      setTimeout(resolve, 50, undefined);
    });

  addEventListener(
    'input',
    async () => {
      const startMs = performance.now();
      const [workedMs, drawnMs, changedMs] = await Promise.all([
        nextTask(),
        nextFrame(),
        previewChange(),
      ]);
      window.reactions.push({
        workMs: workedMs - startMs,
        frameMs: drawnMs - startMs,
        ...(changedMs && { previewMs: changedMs - startMs }),
      });
    },
    true,
  );
}
