/** Values of `data-fold`: where the first screen of a page may end, from the lowest place up. */
export const FOLDS = ['text', 'section'] as const;

export type Fold = (typeof FOLDS)[number];

/** Start of the first element with this fold; -1 if there is none. */
export function findFold(html: string, fold: Fold): number {
  const mark = html.indexOf(` data-fold="${fold}"`);
  return mark < 0 ? -1 : html.lastIndexOf('<', mark);
}

/**
 * Hides what follows the fold until the style sheet applies. web/starter.ts sets the attribute on the
 * document, so without scripts nothing is hidden.
 */
export function hideBelow(fold: Fold): string {
  const mark = `[data-fold=${fold}]`;
  return `[data-unstyled] :is(${mark},${mark}~*,:has(${mark})~*){display:none}`;
}
