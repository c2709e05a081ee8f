import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { CodeText } from '../../components/ui/CodeText.tsx';
import { Signal } from '../../components/ui/Signal.tsx';
import { actionlint } from '../../content/check/actionlint.ts';
import { findingGroups } from '../../content/check/page.ts';
import { checkReport as words } from '../../content/check/report.ts';
import type { Edit, Finding } from '../file-check/finding.ts';
import { placesOf } from '../file-check/house-rules.ts';
import { Correction } from './Correction.tsx';
import type { FindingRow } from './finding-rows.ts';
import styles from './Rows.module.css';

const FIRST_SHOWN = 3;
/** Longer lines are cut: a minified file may have a megabyte on one. */
const LINE_CHARS_MAX = 200;

export interface RowsProps {
  rows: readonly FindingRow[];
  /** In which they were found. */
  text: string;
  /** Undefined while the text is being changed. */
  onApply: ((fix: Edit) => void) | undefined;
  /** Gets the row that opens. */
  onOpen: (row: FindingRow) => void;
}

/** The findings in a file, a row for each rule; each opens. */
export function Rows({ rows, ...shared }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={`${row.group} ${row.rule}`}>
          <details
            name="finding"
            data-severity={row.severity}
            onToggle={({ currentTarget }) => currentTarget.open && shared.onOpen(row)}
          >
            <summary>
              <RowHead {...row} />
            </summary>
            <RowBody row={row} {...shared} />
          </details>
        </li>
      ))}
    </ul>
  );
}

/** The rows as they are before the app has started, which opens them. */
export function RowHeads({ rows }: Pick<RowsProps, 'rows'>) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={`${row.group} ${row.rule}`} className={styles.head}>
          <RowHead {...row} />
        </li>
      ))}
    </ul>
  );
}

function RowHead({ title, severity, findings }: FindingRow) {
  return (
    <>
      <Signal state={severity === 'error' ? 'failed' : 'running'} />
      <span>{title}</span>
      <span>{words.places(placesOf(findings).map(({ line }) => line))}</span>
    </>
  );
}

function RowBody({ row, text, onApply }: Omit<RowsProps, 'rows'> & { row: FindingRow }) {
  const { rule, title, group, findings } = row;
  const [showsAll, setShowsAll] = useState(false);
  const all = placesOf(findings);
  const folded = findings.find(({ places }) => places);
  const shown = showsAll ? all : all.slice(0, FIRST_SHOWN);
  return (
    <div className={styles.body}>
      <p className={styles.group}>{findingGroups[group]}</p>
      {folded && (
        <p>
          <CodeText text={folded.message} />
        </p>
      )}
      <ol>
        {shown.map((finding) => (
          <li key={`${finding.line}:${finding.column}`}>
            {!folded && <Message finding={finding} />}
            {finding.fix ? (
              <Correction text={text} fix={finding.fix} onApply={onApply} />
            ) : (
              <SourceLine text={text} line={finding.line} />
            )}
          </li>
        ))}
      </ol>
      {shown.length < all.length && (
        <Button look="quiet" size="compact" onClick={() => setShowsAll(true)}>
          {words.more(all.length - shown.length)}
        </Button>
      )}
      {group !== 'unread' && group !== 'actionlint' && (
        <Link to="/check/rules/$rule" params={{ rule }}>
          {words.why}
          <span className="visually-hidden">: {title}</span>
        </Link>
      )}
    </div>
  );
}

function Message({ finding: { message, alsoFoundBy } }: { finding: Finding }) {
  return (
    <p>
      <CodeText text={message} />
      {alsoFoundBy && <span className="note"> {actionlint.agrees}</span>}
    </p>
  );
}

/** The line of a finding that has no correction. */
function SourceLine({ text, line }: { text: string; line: number }) {
  const source = text.split(/\r\n|\n|\r/, line)[line - 1] ?? '';
  return (
    <pre className={styles.source} data-number={line} translate="no">
      {source.slice(0, LINE_CHARS_MAX)}
    </pre>
  );
}
