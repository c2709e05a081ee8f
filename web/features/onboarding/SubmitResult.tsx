import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { onboardingForm } from '../../content/onboarding/form.ts';
import styles from './OnboardingForm.module.css';
import type { SubmitResult as Result } from './use-submit-result.ts';

const text = onboardingForm.result;

/** Result of the last submit, below the form. */
export function SubmitResult({ result }: { result: Result }) {
  switch (result.state) {
    case 'none':
      return null;
    case 'making':
      return <p className={styles.making}>{text.making}</p>;
    case 'failed':
      return (
        <div className={styles.failed}>
          <Notice kind="error">{text.failed}</Notice>
          <Button look="quiet" onClick={result.retry}>
            {text.retry}
          </Button>
        </div>
      );
    case 'ready':
      return <result.Panel made={result.made} />;
    default:
      return result satisfies never;
  }
}
