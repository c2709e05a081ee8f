/** Type of a measured figure with its budget, and the printing of reports. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Suffix of the printed value, for example ` s` or ` kB`. */
  readonly unit: string;
  /** If absent, the figure is reported but not checked. */
  readonly budget?: { readonly atMost: number } | { readonly atLeast: number };
}

/** One section of the report, for example a page. */
export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** Notes printed below the figures, for example the audits that lower a score. */
  readonly notes?: readonly string[];
}

const BYTES_PER_KB = 1000;

export function kilobytes(bytes: number): number {
  return bytes / BYTES_PER_KB;
}

/** @throws Error if the list is empty. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('No values for a median');
  return (lower + upper) / 2;
}

export function holdsBudget({ value, budget }: Figure): boolean {
  // A figure that could not be measured fails its budget.
  if (Number.isNaN(value)) return budget === undefined;
  if (!budget) return true;
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast;
}

/** Names of the figures that exceed their budgets, each with its section. */
export function listBroken(sections: readonly Section[]): string[] {
  return sections.flatMap(({ title, figures }) =>
    figures.filter((figure) => !holdsBudget(figure)).map(({ name }) => `${title}: ${name}`),
  );
}

export function renderTable(sections: readonly Section[]): string {
  const rows = sections.flatMap(({ figures }) => figures);
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const valueWidth = Math.max(...rows.map((row) => formatValue(row).length));
  return sections
    .map(({ title, figures, notes = [] }) => {
      const lines = figures.map((figure) =>
        [
          `  ${figure.name.padEnd(nameWidth)}`,
          formatValue(figure).padStart(valueWidth),
          formatVerdict(figure),
        ]
          .join('  ')
          .trimEnd(),
      );
      return [title, ...lines, ...notes.map((note) => `  · ${note}`)].join('\n');
    })
    .join('\n\n');
}

function formatValue({ value, unit }: Figure): string {
  return `${formatNumber(value)}${unit}`;
}

function formatVerdict(figure: Figure): string {
  const { budget, unit } = figure;
  if (!budget) return '';
  const limit = 'atMost' in budget ? `<= ${budget.atMost}${unit}` : `>= ${budget.atLeast}${unit}`;
  return `${limit.padEnd(12)}  ${holdsBudget(figure) ? 'ok' : 'OVER'}`;
}

/** Three significant digits below 100, integers above. */
function formatNumber(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return value.toFixed(0);
  return String(Number(value.toPrecision(3)));
}
