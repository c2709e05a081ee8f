import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { CodeText } from '../../components/ui/CodeText.tsx';
import { Signal } from '../../components/ui/Signal.tsx';
import { Tag } from '../../components/ui/Tag.tsx';
import { nothingFound, unknownKinds } from '../../content/check/unknown-kinds.ts';
import { fileReport as text } from '../../content/onboarding/form.ts';
import type { ConfigKind, Finding } from '../file-check/check-file.ts';
import { formatBytes } from '../file-viewer/format-bytes.ts';
import type { FileFacts } from '../workspace-store/entry.ts';
import styles from './FileReport.module.css';

const FIRST_SHOWN = 8;

interface FileReportProps {
  about: FileFacts;
  kind: ConfigKind;
  findings: readonly Finding[];
}

export function FileReport({ about, kind, findings }: FileReportProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? findings : findings.slice(0, FIRST_SHOWN);
  const note = unknownKinds[kind];
  const hasErrors = findings.some(({ severity }) => severity === 'error');

  return (
    <section className={styles.report} aria-label={`About ${about.name}`}>
      <p className={styles.about}>
        <Signal state={stateOf(findings)} />
        <strong>{about.name}</strong>
        <span>{formatBytes(about.sizeBytes)}</span>
        {about.kindName && <span>{about.kindName}</span>}
      </p>
      {note && <p>{note}</p>}
      {!note && findings.length === 0 && <p>{nothingFound}</p>}
      {hasErrors && <p>{text.refused}</p>}
      {shown.length > 0 && (
        <ol>
          {shown.map(({ severity, rule, message, line, column }) => (
            <li key={`${line}:${column}:${rule}:${message}`}>
              <Tag state={severity === 'error' ? 'failed' : 'running'}>{severity}</Tag>
              <span className={styles.place}>{`line ${line}, column ${column}`}</span>
              <span className={styles.words}>
                <CodeText text={message} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {!showsAll && findings.length > FIRST_SHOWN && (
        <Button look="quiet" size="compact" onClick={() => setShowsAll(true)}>
          {`Show ${findings.length - FIRST_SHOWN} more`}
        </Button>
      )}
      <p className="note">
        {text.privacy.before} <Link to="/check">{text.privacy.link}</Link> {text.privacy.after}
      </p>
    </section>
  );
}

function stateOf(findings: readonly Finding[]) {
  if (findings.length === 0) return 'passed';
  return findings.some(({ severity }) => severity === 'error') ? 'failed' : 'running';
}
