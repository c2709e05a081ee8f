export const kitPreview = {
  title: 'What you get',
  /** Until the tool and the language are known. */
  parts: ['a pipeline', 'the scripts it calls', 'a README', 'brief.md', 'brief.json'],
  note: 'Made in this browser, for your tool and language.',
  /** The first lines of the brief. */
  brief: {
    heading: 'Project brief:',
    client: (title: string) => `${title} for`,
    start: 'What it starts from',
    tool: 'Tool',
    language: 'Language',
    version: (name: string) => `${name}, your version`,
    prepare: 'What you prepare',
  },
} as const;
