/** What the form of all onboarding screens says, beside its fields. */
export const onboardingForm = {
  submit: 'Submit',
  clear: 'Clear',
  submitted: 'Form submitted successfully!',
  cleared: 'Form cleared!',
  undo: 'Undo',
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
