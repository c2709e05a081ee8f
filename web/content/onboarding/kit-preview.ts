export const kitPreview = {
  title: 'What you get',
  /** Until the tool and the language are known. */
  parts: ['a pipeline', 'the scripts it calls', 'a README', 'brief.md', 'brief.json'],
  note: 'Made in this browser, for your tool and language.',
  /** The brief, as far as its lines are known. */
  brief: (
    title: string,
    client: string,
    project: string,
    tool: string,
    language: string,
    checklist: string,
  ) => `# Project brief: ${project}

${title} for ${client}

## What it starts from

| What     | Today
| ---      | ---
| Tool     | ${tool}
| Language | ${language}

## What you prepare

${checklist}`,
} as const;
