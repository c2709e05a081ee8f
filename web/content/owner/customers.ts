import { type Sample, samples } from './samples.ts';

interface Customer extends Sample {
  readonly name: string;
  /** Path data of the logo, drawn with a line of 2.25 in a square of 24. */
  readonly mark: string;
}

/** The five customers on the home page. */
export const customerLogos: readonly Customer[] = samples([
  { name: 'Tidewell', mark: 'M2 14c4-7 6-7 10 0s6 7 10 0M2 8c4-7 6-7 10 0s6 7 10 0' },
  { name: 'Corvanta', mark: 'M20 5a9 9 0 1 0 0 14M14 9a4 4 0 1 0 0 6' },
  { name: 'Lumenhof', mark: 'M4 20V9l8-6 8 6v11M12 20v-7' },
  { name: 'Quillmark', mark: 'M4 20 20 4M20 4c-9 0-13 4-13 11M9 15h6' },
  { name: 'Northlane', mark: 'M12 2v20M6 22 12 2l6 20' },
]);

/** Whether success stories are invented: the page knows it before it has loaded them. */
export const stories: Sample = { isSample: true };
