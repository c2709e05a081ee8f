import { useMemo } from 'react';
import { trustHtml } from '../../lib/trusted-types.ts';
import '../ui/shares.css';
import styles from './Prose.module.css';
import charts from './ProseCharts.module.css';
import code from './ProseCode.module.css';
import formulas from './ProseFormulas.module.css';
import steps from './ProseSteps.module.css';
import tables from './ProseTables.module.css';

interface ProseProps {
  html: string;
  /** Sets questions and answers beside the heading of their group. */
  isQuestions?: boolean;
}

/** The styles of what not every text has, each with a mark of it. */
const PARTS = [
  ['<figure', code.code],
  ['data-part', charts.charts],
  ['data-formula', formulas.formulas],
  ['data-steps', steps.steps],
  ['<table', tables.tables],
] as const;

/** Text that was compiled at build time from the repository's own Markdown. */
export function Prose({ html, isQuestions }: ProseProps) {
  // React sets the HTML anew whenever this is another object.
  const trusted = useMemo(() => trustHtml(html), [html]);
  return (
    <div
      className={[
        styles.prose,
        ...PARTS.flatMap(([mark, part]) => (html.includes(mark) ? part : [])),
      ].join(' ')}
      data-questions={isQuestions || undefined}
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
