/**
 * Invented customers, until the owner has real ones. Whatever shows an item that is marked as a
 * sample shows the label; without the mark, the label goes.
 */
export interface Sample {
  readonly isSample?: boolean;
}

/** Marks invented items. Take the call away when all of them are real. */
export function samples<const Item extends object>(
  items: readonly Item[],
): readonly (Item & Sample)[] {
  return items.map((item) => ({ ...item, isSample: true }));
}

export const sampleNotes = {
  logos: 'Example names. These companies are invented.',
  stories: 'The twenty stories below are examples: companies, people and figures are invented.',
  story: 'An invented example.',
  proof: 'Examples: companies, people and figures are invented.',
  testimonials: 'Example quotes. The people and companies are invented.',
} as const;
