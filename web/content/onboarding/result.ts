/** What is said of the files that a form has made. */
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
