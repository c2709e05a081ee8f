import { Link } from '@tanstack/react-router';
import { Info } from 'lucide';
import { Icon } from '../../components/ui/Icon.tsx';
import { onboardingForm } from '../../content/onboarding/form.ts';
import styles from './OnboardingForm.module.css';
import type { DraftProblem } from './use-draft.ts';

const text = onboardingForm.draft;

interface DraftNoticeProps {
  problem: DraftProblem | undefined;
  isKept: boolean;
}

/** Explains where the draft is stored and what is not stored. */
export function DraftNotice({ problem, isKept }: DraftNoticeProps) {
  return (
    <div className={styles.notice}>
      {/* Always rendered: a live region must exist before its content changes. */}
      <div aria-live="polite">
        {problem && (
          <p className={styles.problem}>
            <Icon of={Info} />
            <span>
              {text[problem]}
              {problem === 'full' && (
                <>
                  {' '}
                  <Link to="/configuration-dashboard">{text.makeRoom}</Link>
                </>
              )}
            </span>
          </p>
        )}
      </div>
      {!problem && isKept && <p>{text.kept}</p>}
    </div>
  );
}
