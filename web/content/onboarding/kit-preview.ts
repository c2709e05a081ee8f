export const kitPreview = {
  title: 'What you get',
  /** Until the tool and the language are known. */
  parts: ['a pipeline', 'the scripts it calls', 'a guide in Markdown', 'brief.md', 'brief.json'],
  note: 'Made in this browser, from your answers.',
  /** The headings of the brief, and the lines that the form fills. */
  brief: {
    heading: 'Project brief:',
    client: (title: string) => `${title} for`,
    start: 'What it starts from',
    tool: 'Tool',
    language: 'Language',
    version: (name: string) => `${name}, your version`,
    before: ['What moves first', 'The target pipeline'],
    prepare: 'What you prepare',
    after: ['Open questions for the first call', 'Next steps', 'How we measure success'],
  },
} as const;
