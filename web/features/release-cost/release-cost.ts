import { type FigureName, type Figures, figureNames, highestFigure } from './figures.ts';

export const costParts = ['waiting', 'batch', 'failure', 'evening'] as const;

export type CostPart = (typeof costParts)[number];

export interface ReleaseCost {
  /** Per year. */
  readonly parts: Readonly<Record<CostPart, number>>;
  readonly total: number;
  /** The part of the total that the project removes each year. */
  readonly saving: number;
  /** Undefined if nothing is saved. */
  readonly paybackMonths: number | undefined;
}

const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;
const PERCENT = 100;

export function releaseCost(figures: Figures): ReleaseCost {
  const { changes, value, wait, releases, batch, failed, repair, lost } = figures;
  const { people, hours, rate, saved, price } = figures;
  const parts = {
    waiting: changes * value * (wait / WEEKS_PER_YEAR),
    batch: releases * batch * rate,
    failure: releases * (failed / PERCENT) * (repair * rate + lost),
    evening: releases * people * hours * rate,
  };
  const total = costParts.reduce((sum, part) => sum + parts[part], 0);
  const saving = total * (saved / PERCENT);
  const paybackMonths = saving > 0 ? (price / saving) * MONTHS_PER_YEAR : undefined;
  return { parts, total, saving, paybackMonths };
}

/** An input is worth measuring better if half or twice its value moves the total by more. */
const NOTICEABLE_SHARE = 0.2;

export interface Sensitivity {
  readonly name: FigureName;
  /** The total with half the input, and with twice the input or the most that it can be. */
  readonly low: number;
  readonly high: number;
}

/** Inputs that move the total noticeably when halved or doubled, strongest first. */
export function listSensitivities(figures: Figures): readonly Sensitivity[] {
  const { total } = releaseCost(figures);
  return figureNames
    .map((name) => {
      const totalAt = (factor: number) => {
        const figure = Math.min(figures[name] * factor, highestFigure(name));
        return releaseCost({ ...figures, [name]: figure }).total;
      };
      return { name, low: totalAt(0.5), high: totalAt(2) };
    })
    .filter(({ low, high }) => Math.max(high - total, total - low) > total * NOTICEABLE_SHARE)
    .sort((a, b) => b.high - b.low - (a.high - a.low));
}
