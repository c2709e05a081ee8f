import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Signal } from '../../components/ui/Signal.tsx';
import { generatorText } from '../../content/workspace/config/generator.ts';
import { useIsNear } from '../../lib/visibility.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import styles from './FilesVerdict.module.css';

const { verdict: text } = generatorText;

/** Until then an option may change again. */
const REST_MS = 1500;

interface Verdict {
  readonly files: readonly StarterFile[];
  /** Undefined if the check did not load. */
  readonly count: number | undefined;
}

/** What the file check says of the generated files. It is loaded once the options rest and this is near. */
export function FilesVerdict({ files }: { files: readonly StarterFile[] }) {
  const [verdict, setVerdict] = useState<Verdict>();
  const place = useRef<HTMLParagraphElement>(null);
  const isNear = useIsNear(place);
  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const count = await countFindings(files).catch(() => undefined);
      if (isCurrent) setVerdict({ files, count });
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [files, isNear]);

  const isKnown = verdict?.files === files;
  const count = isKnown ? verdict.count : undefined;
  const state = count === undefined ? 'waiting' : count === 0 ? 'passed' : 'running';
  return (
    <p ref={place} className={styles.verdict} role="status">
      <Signal state={state} />
      <span>{isKnown ? text.of(count) : text.checking}</span> <Link to="/check">{text.link}</Link>
    </p>
  );
}

/** Findings in the files whose kind the check knows. */
async function countFindings(files: readonly StarterFile[]): Promise<number> {
  const { checkFile } = await import('../file-check/check-file.ts');
  const checks = await Promise.all(
    files
      .filter(({ syntax }) => syntax === 'yaml' || syntax === 'groovy')
      .map(({ path, text: content }) => checkFile(new File([content], path))),
  );
  return checks.flatMap((check) => (check.accepted ? check.findings : [])).length;
}
