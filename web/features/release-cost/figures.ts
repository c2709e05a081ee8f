/** Inputs of the calculation, all per release or per year, money in the visitor's own currency. */
export const figureNames = [
  'changes',
  'value',
  'wait',
  'releases',
  'batch',
  'failed',
  'repair',
  'lost',
  'people',
  'hours',
  'rate',
  'saved',
  'price',
] as const;

export type FigureName = (typeof figureNames)[number];

export type Figures = Readonly<Record<FigureName, number>>;

/** The worked example: a team that releases once a month at night. */
export const exampleFigures: Figures = {
  changes: 40,
  value: 26_000,
  wait: 3,
  releases: 12,
  batch: 60,
  failed: 25,
  repair: 30,
  lost: 4000,
  people: 12,
  hours: 6,
  rate: 50,
  saved: 50,
  price: 60_000,
};

const FIGURE_MAX = 1_000_000_000;
const PERCENT_MAX = 100;
const PERCENTS: readonly FigureName[] = ['failed', 'saved'];

export function highestFigure(name: FigureName): number {
  return PERCENTS.includes(name) ? PERCENT_MAX : FIGURE_MAX;
}

/** @returns the number, or undefined if the value is not a number in the figure's range. */
export function readFigure(name: FigureName, value: unknown): number | undefined {
  const isWritten = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const figure = isWritten ? Number(value) : Number.NaN;
  return figure >= 0 && figure <= highestFigure(name) ? figure : undefined;
}

/** Search params as in the URL, which anyone can edit. */
export type FigureSearch = { readonly [Name in FigureName]?: unknown };

/** Search params of the figures that differ from the example. */
export function toSearch(figures: Figures): FigureSearch {
  const changed = figureNames.filter((name) => figures[name] !== exampleFigures[name]);
  return Object.fromEntries(changed.map((name) => [name, figures[name]]));
}

/** Names of the search params that are out of range or not numbers. */
export function refusedFigures(search: FigureSearch): readonly FigureName[] {
  return figureNames.filter(
    (name) => search[name] !== undefined && readFigure(name, search[name]) === undefined,
  );
}

/** The figures in the URL; the example's figures where they are missing or invalid. */
export function fromSearch(search: FigureSearch): Figures {
  const known = figureNames.flatMap((name) => {
    const figure = readFigure(name, search[name]);
    return figure === undefined ? [] : [[name, figure] as const];
  });
  return { ...exampleFigures, ...Object.fromEntries(known) };
}

/** 26,000, 26 000 or 26’000. 60.000 is ambiguous: sixty in some countries, sixty thousand in others. */
const IN_THOUSANDS = /^[1-9]\d{0,2}([.,\s'’])\d{3}(\1\d{3})*(\.\d+)?$/;

/** The typed figure without thousands separators, for `Number`; NaN if its separators are ambiguous. */
export function plainNumber(typed: string): string {
  const text = typed.trim();
  const separator = IN_THOUSANDS.exec(text)?.[1] ?? '';
  return separator === '.' ? 'NaN' : text.replaceAll(separator, '');
}

/** Whether a text has only digits and separators, but is not a number. */
export function isMispunctuated(typed: string): boolean {
  return /^\d[\d.,\s'’]*$/.test(typed) && Number.isNaN(Number(plainNumber(typed)));
}
