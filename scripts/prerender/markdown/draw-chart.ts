/** Charts of Markdown documents: a block of YAML in the source, an SVG in the page. */
import * as v from 'valibot';
import { parse } from 'yaml';
import { escapeHtml } from '../../../worker/http/escape-html.ts';
import { ContentError } from './content-error.ts';

const text = v.pipe(v.string(), v.nonEmpty());
/** Text in a drawing does not wrap: this much fits on the narrowest phone, also with wide spacing. */
const label = v.pipe(text, v.maxLength(24));
const axis = v.strictObject({
  from: v.optional(v.number(), 0),
  to: v.number(),
  /** Between two labels. */
  step: v.pipe(v.number(), v.gtValue(0)),
  /** Follows one label: the first of the x axis, the highest of the y axis. */
  unit: v.optional(v.string(), ''),
});
const shared = {
  title: text,
  /** What the chart shows, in words: for screen readers and the page's Markdown version. */
  says: text,
  x: axis,
  /** The series or the part that shows a failure. */
  failed: v.optional(label),
};

const chartSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('lines'),
    ...shared,
    y: axis,
    /** Horizontal lines. */
    limits: v.optional(v.record(label, v.number()), {}),
    /** Stretches of the x axis with a tint, and their names above the plot. */
    shades: v.optional(v.record(label, v.tuple([v.number(), v.number()])), {}),
    /** By name: values that divide the x axis evenly, or points. */
    series: v.record(label, v.array(v.union([v.number(), v.tuple([v.number(), v.number()])]))),
  }),
  v.strictObject({
    kind: v.literal('spans'),
    ...shared,
    /** What a tone means; a span names it by its index. */
    parts: v.array(label),
    /** By name: from, to, and the part. */
    rows: v.record(label, v.array(v.tuple([v.number(), v.number(), v.number()]))),
    /** What happens at 1, 2, 3 and so on of the x axis, instead of its labels. */
    steps: v.optional(v.array(v.pipe(text, v.maxLength(10))), []),
    /** Vertical lines. */
    limits: v.optional(v.record(label, v.array(v.number())), {}),
  }),
]);

type Chart = v.InferOutput<typeof chartSchema>;
type Axis = v.InferOutput<typeof axis>;
type Lines = Extract<Chart, { kind: 'lines' }>;
type Spans = Extract<Chart, { kind: 'spans' }>;

/* Pixels. Widths are shares of the chart's own, so the text of a narrow chart is as large. */
const LINE = 24;
const PLOT = 220;
const ROW = 48;
const BAR = 14;
const STEP = 30;
const TRACK = 44;

/**
 * @param source YAML of `chartSchema`.
 * @param file path of the document, to report errors.
 * @throws ContentError if the source is not such a chart.
 */
export function drawChart(source: string, file: string): string {
  const result = v.safeParse(chartSchema, readYaml(source, file));
  if (!result.success) {
    const [{ path, message }] = result.issues;
    const key = path?.map((part) => part.key).join('.') ?? '';
    throw new ContentError(file, `in a chart, ${key}: ${message}`);
  }
  const chart = result.output;
  const [names, limits, steps] =
    chart.kind === 'lines'
      ? [Object.keys(chart.series), [], []]
      : [chart.parts, Object.keys(chart.limits), chart.steps];
  // The highest label of a plot is above it.
  const top = chart.kind === 'lines' ? LINE : 0;
  const body = chart.kind === 'lines' ? drawLines(chart) : drawSpans(chart);
  const height = top + body.height + (steps.length > 0 ? 0 : LINE);
  return [
    `<figure data-chart><figcaption>${escapeHtml(chart.title)}</figcaption>`,
    '<p data-legend aria-hidden="true">',
    ...names.map((name, index) => drawName(name, chart, partOf(index, names, chart))),
    ...limits.map((name) => drawName(name, chart)),
    '</p>',
    `<svg role="img" aria-label="${escapeHtml(chart.says)}" width="100%" height="${height}">`,
    `<svg y="${top}" height="${height - top}" overflow="visible">`,
    ...(steps.length > 0 ? [] : ticks(chart.x)).map((at, index, all) => {
      const anchor = ['start', 'end'][[0, all.length - 1].indexOf(index)] ?? 'middle';
      const unit = index === 0 ? chart.x.unit : '';
      return drawText(`${at}${unit}`, share(at, chart.x), body.height + 18, anchor);
    }),
    body.svg,
    '</svg></svg></figure>\n',
  ].join('');
}

function readYaml(source: string, file: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    throw new ContentError(
      file,
      `a chart is not YAML: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** What the style sheet calls a series or a part. */
function partOf(index: number, names: readonly string[], { failed }: Chart): number | 'failed' {
  return names[index] === failed ? 'failed' : index;
}

/** The name of a series, a part or a limit, behind a piece of its line or its tone. */
function drawName(name: string, { kind }: Chart, part?: number | 'failed'): string {
  if (part === undefined) {
    const line = '<line x1="6" x2="6" y2="12" stroke="currentColor"/>';
    return `<span data-limit><svg width="12" height="12">${line}</svg>${escapeHtml(name)}</span>`;
  }
  const [width, swatch] =
    kind === 'lines'
      ? [20, `<polyline data-part="${part}" stroke="currentColor" points="0,6 20,6"/>`]
      : [12, `<rect data-part="${part}" width="12" height="12" rx="3"/>`];
  return `<span><svg width="${width}" height="12">${swatch}</svg>${escapeHtml(name)}</span>`;
}

function drawLines(chart: Lines) {
  const { x, y, limits, shades, series } = chart;
  const names = Object.keys(series);
  const heightOf = (value: number) => round(PLOT * (1 - (value - y.from) / (y.to - y.from)));
  const svg = [
    ...Object.entries(shades).map(
      ([name, [from, to]]) =>
        `<rect data-shade x="${share(from, x)}%" width="${round(share(to, x) - share(from, x))}%" height="${PLOT}" fill-opacity="0.08"/>${drawText(name, share((from + to) / 2, x), -8, 'middle')}`,
    ),
    ...ticks(y).map((at, index, all) => {
      const unit = index === all.length - 1 ? y.unit : '';
      // The lowest is where the labels of the x axis begin.
      const label = index === 0 ? '' : drawText(`${at}${unit}`, 0, heightOf(at) - 8, 'start');
      return drawRule(heightOf(at)) + label;
    }),
    ...Object.entries(limits).map(
      ([name, at]) =>
        `<g data-limit>${drawRule(heightOf(at))}${drawText(name, 100, heightOf(at) - 8, 'end')}</g>`,
    ),
    // Stretched to the width of the chart, with strokes of the same width everywhere; the first on
    // top.
    `<svg height="${PLOT}" viewBox="0 0 100 ${PLOT}" preserveAspectRatio="none" overflow="visible">`,
    ...Object.entries(series)
      .map(([, values], part) => {
        const points = values.map((value, index) => {
          const [at, amount] = Array.isArray(value)
            ? value
            : [x.from + ((x.to - x.from) * index) / (values.length - 1), value];
          return `${share(at, x)},${heightOf(amount)}`;
        });
        const line = points.join(' ');
        const name = partOf(part, names, chart);
        const area = `<polygon data-part="${name}" fill-opacity="0.08" points="0,${PLOT} ${line} 100,${PLOT}"/>`;
        return `${name === (chart.failed ? 'failed' : 0) ? area : ''}<polyline data-part="${name}" fill="none" stroke="currentColor" points="${line}"/>`;
      })
      .toReversed(),
    '</svg>',
  ];
  return { height: PLOT, svg: svg.join('') };
}

function drawSpans(chart: Spans) {
  const { x, rows, steps, limits, parts } = chart;
  const top = steps.length > 0 ? TRACK : 0;
  const height = top + Object.keys(rows).length * ROW;
  const svg = [
    ...Object.values(limits).map((values) => {
      const lines = values.map((at) => {
        const place = `${share(at, x)}%`;
        return `<line x1="${place}" x2="${place}" y1="${top && STEP}" y2="${height}" stroke="currentColor"/>`;
      });
      return `<g data-limit>${lines.join('')}</g>`;
    }),
    ...Object.entries(rows).map(([name, spans], row) => {
      const y = top + row * ROW;
      const bars = spans.map(
        ([from, to, part]) =>
          `<rect data-part="${partOf(part, parts, chart)}" x="${share(from, x)}%" y="${y + LINE}" width="${round(share(to, x) - share(from, x))}%" height="${BAR}" rx="2"/>`,
      );
      return drawText(name, 0, y + 17, 'start') + bars.join('');
    }),
    steps.length > 0 ? drawTrack(steps, x) : drawRule(height),
  ];
  return { height, svg: svg.join('') };
}

/** A line with a ring for each step, its number and, where there is room, its name. */
function drawTrack(steps: Spans['steps'], x: Axis): string {
  const marks = steps.map((name, index) => {
    const percent = share(index + 1, x);
    const rings = [7, 3].map((r) => `<circle cx="${percent}%" cy="${STEP}" r="${r}"/>`);
    const words = `${index + 1}<tspan> ${escapeHtml(name)}</tspan>`;
    return `${rings.join('')}<text x="${percent}%" y="12" text-anchor="middle">${words}</text>`;
  });
  return `<g data-track>${drawRule(STEP)}${marks.join('')}</g>`;
}

function drawRule(y: number): string {
  return `<line x2="100%" y1="${y}" y2="${y}" stroke="currentColor"/>`;
}

function drawText(words: string, percent: number, y: number, anchor: string): string {
  return `<text x="${percent}%" y="${y}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escapeHtml(words)}</text>`;
}

function ticks({ from, to, step }: Axis): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) =>
    round(from + index * step),
  );
}

/** Percent of the axis. */
function share(value: number, { from, to }: Axis): number {
  return round((100 * (value - from)) / (to - from));
}

const round = (value: number) => Math.round(value * 100) / 100;
