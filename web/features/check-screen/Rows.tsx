import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { CodeText } from '../../components/ui/CodeText.tsx';
import { Signal } from '../../components/ui/Signal.tsx';
import { actionlint } from '../../content/check/actionlint.ts';
import { findingGroups } from '../../content/check/page.ts';
import { checkReport as words } from '../../content/check/report.ts';
import type { Edit, Finding } from '../file-check/finding.ts';
import { Correction } from './Correction.tsx';
import type { FindingRow } from './finding-rows.ts';
import styles from './Rows.module.css';
import { keyOf } from './use-open-row.ts';

const FIRST_SHOWN = 3;
/** Of more rows, those of house rules wait until somebody opens them. */
const ROWS_WITH_HOUSE_OPEN_MAX = 6;
/** Longer lines are cut: a minified file may have a megabyte on one. */
const LINE_CHARS_MAX = 200;

export interface RowsProps {
  rows: readonly FindingRow[];
  /** In which they were found. */
  text: string;
  /** Undefined while the text is being changed. */
  onApply: ((fix: Edit) => void) | undefined;
  opened: FindingRow | undefined;
  /** Gets the row that opens. */
  onOpen: (row: FindingRow) => void;
}

/** The findings in a file, a row for each rule, and one for all house rules; each opens. */
export function Rows({ rows, ...shared }: RowsProps) {
  const { single, house } = split(rows);
  return (
    // Below the fold: a first screen has what the report comes to.
    <ul data-fold="" className={styles.rows}>
      {single.map((row) => (
        <Row key={keyOf(row)} row={row} {...shared} />
      ))}
      {house && (
        <li>
          <details open={single.length === 0 || rows.length <= ROWS_WITH_HOUSE_OPEN_MAX}>
            <summary>
              <RowHead {...house} />
            </summary>
            <ul>
              {house.rows.map((row) => (
                <Row key={row.rule} row={row} {...shared} />
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

type RowProps = Omit<RowsProps, 'rows'> & { row: FindingRow };

function Row({ row, ...shared }: RowProps) {
  return (
    <li>
      <details
        name="finding"
        data-severity={row.severity}
        open={row === shared.opened}
        onToggle={({ currentTarget }) => currentTarget.open && shared.onOpen(row)}
      >
        <summary>
          <RowHead {...row} />
        </summary>
        <RowBody row={row} {...shared} />
      </details>
    </li>
  );
}

/** Several house rules are one row, whose own rows are a level below. */
function split(rows: readonly FindingRow[]) {
  const inner = rows.filter(({ isHouse }) => isHouse);
  if (inner.length < 2) return { single: rows };
  const house = {
    title: words.house(inner.length),
    severity: 'hint' as const,
    findings: inner.flatMap(({ findings }) => findings).toSorted((a, b) => a.line - b.line),
    rows: inner,
  };
  return { single: rows.filter(({ isHouse }) => !isHouse), house };
}

/** The rows before the app has started: the text of one, since the others would make the page late. */
export function RowHeads({ rows, ...shared }: RowsProps) {
  const { single, house } = split(rows);
  return (
    <ul className={styles.rows}>
      {[...single, ...(house ? [house] : [])].map((row) =>
        row === shared.opened ? (
          <Row key={row.title} row={shared.opened} {...shared} />
        ) : (
          <li key={row.title} className={styles.head}>
            <RowHead {...row} />
          </li>
        ),
      )}
    </ul>
  );
}

type RowHeadProps = Pick<FindingRow, 'title' | 'severity' | 'findings'>;

function RowHead({ title, severity, findings }: RowHeadProps) {
  return (
    <>
      <Signal state={severity === 'error' ? 'failed' : 'running'} />
      <span>{title}</span>
      <span>{words.places(findings.map(({ line }) => line))}</span>
    </>
  );
}

function RowBody({ row, text, onApply }: RowProps) {
  const { rule, title, group, findings } = row;
  const [showsAll, setShowsAll] = useState(false);
  const [first] = findings;
  const saysOnce =
    findings.length > 1 && findings.every(({ message }) => message === first?.message);
  const shown = showsAll ? findings : findings.slice(0, FIRST_SHOWN);
  return (
    <div className={styles.body}>
      <p className="note">{findingGroups[group]}</p>
      {saysOnce && first && <Message finding={first} />}
      <ol>
        {shown.map((finding) => (
          <li key={`${finding.line}:${finding.column}`}>
            {!saysOnce && <Message finding={finding} />}
            {finding.fix ? (
              <Correction text={text} fix={finding.fix} onApply={onApply} />
            ) : (
              <SourceLine text={text} line={finding.line} />
            )}
          </li>
        ))}
      </ol>
      {shown.length < findings.length && (
        <Button look="quiet" size="compact" onClick={() => setShowsAll(true)}>
          {words.more(findings.length - shown.length)}
        </Button>
      )}
      {group !== 'unread' && group !== 'actionlint' && (
        <Link to="/check/rules/$rule" params={{ rule }}>
          {words.why}
          <span className="visually-hidden">{`: ${title}`}</span>
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
