/** What the pages of Markdown documents say around the text. */
export const documentPage = {
  contents: 'On this page',
  updated: 'Updated',
};

export const legalPage = {
  /** @param date in words. */
  lead: (date: string) => `In force since ${date}. Changes are announced 7 days ahead.`,
};
