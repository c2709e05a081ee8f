import type { SitePage } from '../../setup/route-pages.ts';

/** Few enough for a part to meet its timeout on a busy machine. */
const PAGES_PER_PART = 8;

/**
 * Splits pages into parts of one test each: reusing a tab costs half as much as opening one for each
 * page, and parts keep all workers busy.
 */
export function splitIntoParts(pages: readonly SitePage[]) {
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_PART) }, (_, part) => {
    const own = pages.slice(part * PAGES_PER_PART, (part + 1) * PAGES_PER_PART);
    return { name: `${own[0]?.path} to ${own.at(-1)?.path}`, pages: own };
  });
}
