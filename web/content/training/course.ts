export interface CourseDay {
  readonly title: string;
  /** What the participants build or break on that day. */
  readonly work: string;
}

export interface Course {
  readonly title: string;
  /** Two sentences at most. */
  readonly lead: string;
  readonly audience: string;
  /** Knowledge that the course takes for granted. */
  readonly before: string;
  /** Completes "After the course you can …". */
  readonly outcomes: readonly string[];
  readonly days: readonly CourseDay[];
  /** What a team brings. */
  readonly bring: string;
  /** The exercise at the end, by which the certificate of completion is given. */
  readonly exercise: string;
}
