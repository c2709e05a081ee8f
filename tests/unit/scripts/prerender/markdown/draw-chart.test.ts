import { expect, test } from 'vitest';
import { ContentError } from '../../../../../scripts/prerender/markdown/content-error.ts';
import { drawChart } from '../../../../../scripts/prerender/markdown/draw-chart.ts';

const LINES = `
kind: lines
title: Calls that fail
says: Half of the calls fail in the second minute.
x: { to: 4, step: 2, unit: ' min' }
y: { to: 10, step: 5, unit: '%' }
limits: { page: 5 }
shades: { slow: [1, 3] }
series:
  evenly: [0, 5, 10]
  at its own times: [[1, 10], [4, 0]]
`;

const SPANS = `
kind: spans
title: Two jobs
says: The second waits for the first.
x: { from: 10, to: 20, step: 5 }
parts: [runs, waits]
rows:
  first: [[10, 15, 0]]
  second & last: [[10, 15, 1], [15, 20, 0]]
`;

test('values are shares of the axes, counted from below', () => {
  const html = drawChart(LINES, 'article.md');
  expect(html).toContain('points="0,220 50,110 100,0"');
  expect(html).toContain('points="25,0 100,220"');
  expect(html).toContain('<rect data-shade x="25%" width="50%"');
  expect(html).toMatch(/<g data-limit><line x2="100%" y1="110" y2="110"/);
});

test('the line that fails says so, in the legend too, and the first line is on top', () => {
  const html = drawChart(`${LINES}failed: evenly\n`, 'article.md');
  const parts = [...html.matchAll(/<polyline data-part="(\w+)"/g)].map(([, part]) => part);
  expect(parts).toEqual(['failed', '1', '1', 'failed']);
});

test('spans are rows of bars, with the tone of their part', () => {
  const html = drawChart(SPANS, 'article.md');
  expect(html).toContain('<rect data-part="0" x="0%" y="24" width="50%"');
  expect(html).toContain('<rect data-part="1" x="0%" y="72" width="50%"');
  expect(html).toContain('<rect data-part="0" x="50%" y="72" width="50%"');
  expect(html).toContain('second &amp; last');
});

test('says in words what it shows, and has no style attribute', () => {
  const html = drawChart(LINES, 'article.md');
  expect(html).toContain('role="img" aria-label="Half of the calls fail in the second minute."');
  expect(html).toContain('<figcaption>Calls that fail</figcaption>');
  expect(html).not.toContain('style=');
});

test.each([
  ['a key that is not there', LINES.replace('title: Calls that fail\n', ''), /title/],
  ['a key that does not exist', `${LINES}colour: red\n`, /colour/],
  [
    'a label that is too long for a phone',
    SPANS.replace('first:', `${'long '.repeat(6)}:`),
    /rows/,
  ],
  ['what is not YAML', `${LINES}{`, /not YAML/],
])('names the document and the key of %s', (_, source, key) => {
  expect(() => drawChart(source, 'article.md')).toThrow(ContentError);
  expect(() => drawChart(source, 'article.md')).toThrow(key);
  expect(() => drawChart(source, 'article.md')).toThrow(/article\.md/);
});
