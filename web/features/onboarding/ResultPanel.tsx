import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Signal } from '../../components/ui/Signal.tsx';
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts';
import { toFileName } from '../file-viewer/download.ts';
import { FileViewer } from '../file-viewer/FileViewer.tsx';
import type { SaveOutcome } from '../workspace-store/store.ts';
import type { CreatedResult } from './create-result.ts';
import styles from './ResultPanel.module.css';

/** The generated files. Takes the focus so that keyboard users continue here. */
export function ResultPanel({ made }: { made: CreatedResult }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { files, projectName, guide, tool, kept } = made;

  useEffect(() => {
    if (!made) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({
      block: 'start',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }, [made]);

  return (
    <section className={styles.result} aria-labelledby="result">
      <header>
        <p className={styles.line}>
          <Signal state="passed" /> made in this browser
        </p>
        <h2 ref={heading} id="result" tabIndex={-1}>
          {projectName}: your brief and a starter kit
        </h2>
        <p className={styles.lead}>
          Unpack the zip on a new branch, because it replaces files that are called the same. The
          pipeline runs on {tool} when you have filled in what {guide} asks for. Bring the brief to
          the first call, or email it to us. It is not sent automatically.
        </p>
      </header>
      <FileViewer files={files} archiveName={toFileName(projectName)} />
      <p className="note">
        {keptWords[kept]}{' '}
        {kept === 'kept' && <Link to="/configuration-dashboard">Open the dashboard</Link>}
      </p>
    </section>
  );
}

const keptWords: Record<SaveOutcome, string> = {
  kept: 'These files are also on the configuration dashboard of this browser.',
  full: 'The dashboard has no room for these files. Download them before you leave.',
  blocked: 'Download these files before you leave: this browser does not let the site store them.',
};
