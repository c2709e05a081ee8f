import { Link } from '@tanstack/react-router';
import { Download } from 'lucide';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { CodeText } from '../../components/ui/CodeText.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Tag } from '../../components/ui/Tag.tsx';
import { actionlint } from '../../content/check/actionlint.ts';
import { checkProgress, findingGroups } from '../../content/check/page.ts';
import { checkReport as words } from '../../content/check/report.ts';
import { nothingFound, unknownKinds } from '../../content/check/unknown-kinds.ts';
import { configKindNames } from '../file-check/config-kind.ts';
import { correctAll } from '../file-check/correct-all.ts';
import type { Finding } from '../file-check/finding.ts';
import { placesOf } from '../file-check/house-rules.ts';
import { downloadFile } from '../file-viewer/download.ts';
import { Correction } from './Correction.tsx';
import type { CheckedFile, DoneFile } from './checked-file.ts';
import { isDone } from './checked-file.ts';
import { Excerpt } from './Excerpt.tsx';
import styles from './FileFindings.module.css';
import { groupFindings, type RuleFindings } from './group-findings.ts';

const FIRST_SHOWN = 3;

/** What was found in a file, by what to do first. */
export function FileFindings({ file }: { file: CheckedFile }) {
  const id = useId();
  return (
    <section className={styles.file} aria-labelledby={id}>
      <header>
        <h3 id={id}>{file.name}</h3>
        {isDone(file) && <span className="note">{configKindNames[file.check.kind]}</span>}
      </header>
      {isDone(file) ? <Findings file={file} /> : <p>{describe(file)}</p>}
    </section>
  );
}

function describe({ name, check }: CheckedFile): string {
  switch (check.state) {
    case 'checking':
      return checkProgress.checking(name);
    case 'refused':
      return check.message;
    default:
      return words.failed;
  }
}

function Findings({ file }: { file: DoneFile }) {
  const { name, check } = file;
  const groups = useMemo(() => groupFindings(check.findings), [check.findings]);
  const lines = useMemo(() => check.text.split(/\r\n|\n|\r/), [check.text]);
  const corrected = useMemo(() => correctAll(check.text, check.findings), [check]);
  const note = unknownKinds[check.kind];
  if (groups.length === 0) return <p>{note ?? nothingFound}</p>;
  return (
    <>
      {note && <p>{note}</p>}
      {groups.map(({ group, rules }) => (
        <section key={group} className={styles.group}>
          <h4>{findingGroups[group]}</h4>
          <ul>
            {rules.map((each) => (
              <li key={each.id}>
                <RuleReport {...each} file={file} lines={lines} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {corrected.count > 0 && (
        <Button
          look="quiet"
          size="compact"
          onClick={() => downloadFile({ path: name, syntax: 'text', text: corrected.text })}
        >
          <Icon of={Download} size={16} />
          <span>{words.corrected(corrected.count)}</span>
        </Button>
      )}
    </>
  );
}

interface RuleReportProps extends RuleFindings {
  file: DoneFile;
  lines: readonly string[];
}

/** A rule with each place where it was broken. */
function RuleReport({ id, rule, findings, file, lines }: RuleReportProps) {
  const [showsAll, setShowsAll] = useState(false);
  const folded = findings.find(({ places }) => places);
  const all = placesOf(findings);
  const shown = showsAll ? all : all.slice(0, folded ? 0 : FIRST_SHOWN);
  return (
    <article className={styles.rule}>
      <h5>{rule?.title ?? id}</h5>
      {rule && (
        <p className={styles.why}>
          {rule.why}{' '}
          <Link to="/check/rules/$rule" params={{ rule: id }}>
            {words.why}
            <span className="visually-hidden">: {rule.title}</span>
          </Link>
        </p>
      )}
      {folded && !showsAll && <Place finding={folded} />}
      <ol>
        {shown.map((finding) => (
          <li key={`${finding.line}:${finding.column}`}>
            <Place finding={finding} />
            <Excerpt
              name={file.name}
              kind={file.check.kind}
              lines={lines}
              line={finding.line}
              severity={finding.severity}
            />
            {finding.fix && <Correction text={file.check.text} fix={finding.fix} />}
          </li>
        ))}
      </ol>
      {shown.length < all.length && (
        <Button look="quiet" size="compact" onClick={() => setShowsAll(true)}>
          {words.more(all.length - shown.length)}
        </Button>
      )}
    </article>
  );
}

function Place({ finding }: { finding: Finding }) {
  const { severity, line, column, message, alsoFoundBy } = finding;
  return (
    <p className={styles.place}>
      <Tag state={severity === 'error' ? 'failed' : 'running'}>{severity}</Tag>
      <span>{words.place(line, column)}</span>
      {alsoFoundBy && <span>{actionlint.agrees}</span>}
      <strong>
        <CodeText text={message} />
      </strong>
    </p>
  );
}
