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

/** @returns the number, or undefined for a text or value that is none in its bounds. */
export function readFigure(name: FigureName, value: unknown): number | undefined {
  const isWritten = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const figure = isWritten ? Number(value) : Number.NaN;
  return figure >= 0 && figure <= highestFigure(name) ? figure : undefined;
}

/** Search params: only what differs from the example. */
export type FigureSearch = { readonly [Name in FigureName]?: number | undefined };

/** Invalid values become undefined: the router keeps the raw value of an omitted key. */
export function readFigureSearch(search: Readonly<Record<string, unknown>>): FigureSearch {
  return Object.fromEntries(figureNames.map((name) => [name, readFigure(name, search[name])]));
}

export function toSearch(figures: FigureSearch): FigureSearch {
  const changed = figureNames.filter((name) => figures[name] !== exampleFigures[name]);
  return Object.fromEntries(changed.map((name) => [name, figures[name]]));
}

export function fromSearch(search: FigureSearch): Figures {
  const known = figureNames.map((name) => [name, search[name] ?? exampleFigures[name]] as const);
  return { ...exampleFigures, ...Object.fromEntries(known) };
}
