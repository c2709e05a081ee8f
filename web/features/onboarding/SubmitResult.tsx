import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import styles from './OnboardingForm.module.css';
import type { SubmitResult as Result } from './use-submit-result.ts';

/** Result of the last submit, below the form. */
export function SubmitResult({ result }: { result: Result }) {
  switch (result.state) {
    case 'none':
      return null;
    case 'making':
      return <p className={styles.making}>Making the brief and the starter kit…</p>;
    case 'failed':
      return (
        <div className={styles.failed}>
          <Notice kind="error">
            Your files were not made, because a part of this page did not load. What you typed is
            still here.
          </Notice>
          <Button look="quiet" onClick={result.retry}>
            Try again
          </Button>
        </div>
      );
    case 'ready':
      return <result.Panel made={result.made} />;
    default:
      return result satisfies never;
  }
}
