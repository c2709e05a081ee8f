export const kitPreview = {
  title: 'What you get',
  /** Until the tool and the language are known. */
  parts: ['a pipeline', 'the scripts it calls', 'a README', 'brief.md', 'brief.json'],
  note: 'Made in this browser, for your tool and language.',
} as const;
