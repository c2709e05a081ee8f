import type { PageMeta } from '../../page.ts';

export interface GeneratorText {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** What to do with the generated file, in order. */
  readonly steps: readonly string[];
}

/** Texts shared by all generators. */
export const generatorText = {
  steps: 'Next steps',
  reset: 'Reset the options',
  toFiles: { lead: 'Your choices are in the files.', label: 'See the files' },
  stale:
    'Not up to date: where an option is not valid, these files have the last valid one or the default. Correct the marked field.',
  verdict: {
    checking: 'The file check reads these files …',
    /** @param count of findings; undefined if the check did not load. */
    of: (count: number | undefined) => {
      if (count === undefined) return 'The file check did not load.';
      if (count === 0) return 'No problems found in these files.';
      return `The file check has ${count === 1 ? 'one remark' : `${count} remarks`}.`;
    },
    link: 'Check a file of your own',
  },
  share: {
    label: 'Copy the link',
    done: 'The link to your choices is on the clipboard. Whoever opens it sees these choices.',
    /** The URL follows. */
    denied: 'This browser does not let the page copy. The address is',
  },
  keep: {
    label: 'Save to the dashboard',
    kept: 'Saved to the configuration dashboard of this browser.',
    full: 'Not saved: the storage of this browser is full. Delete something on the dashboard first.',
    blocked: 'Not saved: this browser does not let the site store anything. Download it instead.',
  },
} as const;
