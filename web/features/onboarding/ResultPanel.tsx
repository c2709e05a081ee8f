import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Signal } from '../../components/ui/Signal.tsx';
import { onboardingResult as text } from '../../content/onboarding/form.ts';
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts';
import { toFileName } from '../file-viewer/download.ts';
import { FileViewer } from '../file-viewer/FileViewer.tsx';
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
          <Signal state="passed" /> {text.made}
        </p>
        <h2 ref={heading} id="result" tabIndex={-1}>
          {text.title(projectName)}
        </h2>
        <p className={styles.lead}>{text.lead(tool, guide)}</p>
      </header>
      <FileViewer files={files} archiveName={toFileName(projectName)} />
      <p className="note">
        <span>{text[kept]}</span>{' '}
        {kept === 'kept' && <Link to="/configuration-dashboard">{text.openDashboard}</Link>}
      </p>
    </section>
  );
}
