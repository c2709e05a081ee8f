/** Invalid command line: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command failed: exit code 1. The message is shown to the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** What is said of a database without tables. */
export const EMPTY =
  'The database is empty: the site makes its tables at the first request (npm start, or a visit).';
