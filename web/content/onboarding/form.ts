/** Texts of the onboarding form, without its fields. */
export const onboardingForm = {
  submit: 'Submit',
  clear: 'Clear',
  submitted: 'Form submitted successfully!',
  cleared: 'Form cleared!',
  undo: 'Undo',
  restored: 'What you had filled in is back.',
  needsScript: 'This form works in your browser and needs JavaScript, which is switched off.',
  draft: {
    kept: 'Draft kept in this browser',
    damaged: 'The saved draft of this form could not be read, so the form starts empty.',
    full: 'The storage of this browser is full, so what you type is not saved.',
    blocked:
      'This browser does not let the site store drafts. If you reload or close the page, the form is emptied.',
    makeRoom: 'Make room on the dashboard',
  },
  result: {
    making: 'Making the brief and the starter kit…',
    failed:
      'Your files were not made, because a part of this page did not load. The form still has what you typed.',
    retry: 'Try again',
  },
  file: {
    label: 'Configuration file',
    note: 'optional, stays in this browser',
    hint: 'Choose a pipeline, Terraform, Docker or Kubernetes file, or drop it here. Up to 1 MiB of text.',
    restored:
      'was here before. The draft keeps its name only, so choose it once more to have it checked.',
    unchecked: 'was not checked, because a part of this page did not load. The brief names it.',
  },
  /** For screen readers, after the name of the file or before it. */
  fileStatus: {
    checking: 'Checking',
    refused: 'was not taken.',
    read: 'was read.',
    unchecked: 'It could not be checked.',
    remarks: (count: number) =>
      count === 0 ? 'No remarks.' : count === 1 ? 'One remark.' : `${count} remarks.`,
  },
};

/** Texts about a file that was chosen in the form. */
export const fileReport = {
  refused: 'A tool would refuse this file as it is. You can go on with the form.',
  privacy: {
    before:
      'Its text stays in the memory of this page. The draft keeps name, size and kind, and the brief lists the findings. The',
    link: 'file check',
    after: 'shows them in the source, with reasons and corrections.',
  },
};

/** Texts about the files that the form has made. */
export const onboardingResult = {
  made: 'made in this browser',
  title: (projectName: string) => `${projectName}: your brief and a starter kit`,
  /** @param guide the file of the kit that lists what to fill in. */
  lead: (tool: string, guide: string) =>
    `Unpack the zip on a new branch, because it replaces files that are called the same. The pipeline runs on ${tool} when you have filled in what ${guide} asks for. Bring the brief to the first call, or email it to us. It is not sent automatically.`,
  kept: 'These files are also on the configuration dashboard of this browser.',
  full: 'The dashboard has no room for these files. Download them before you leave.',
  blocked: 'Download these files before you leave: this browser does not let the site store them.',
  openDashboard: 'Open the dashboard',
};

export const kitPreview = {
  title: (count: number) => `You get ${count} files`,
  tag: 'example',
  example: {
    projectName: 'checkout',
    clientName: 'Northlane',
    tool: 'GitHub Actions, your version 0.4',
    language: 'Node.js, your version 0.8',
  },
  /** The lines of the brief that the form fills. */
  brief: {
    heading: 'Project brief:',
    client: (title: string) => `${title} for`,
    start: 'What it starts from',
    tool: 'Tool:',
    language: 'Language:',
    version: (name: string, version: string) => `${name}, your version ${version}`,
    moves: 'What moves first',
    pipeline: 'The target pipeline',
    questions: 'Open questions for the first call',
    steps: 'Next steps',
    measures: 'How we measure success',
  },
} as const;
