import { Link } from '@tanstack/react-router';
import { Info } from 'lucide';
import { Icon } from '../../components/ui/Icon.tsx';
import styles from './OnboardingForm.module.css';
import type { DraftProblem } from './use-draft.ts';

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
              {words[problem]}
              {problem === 'full' && (
                <>
                  {' '}
                  <Link to="/configuration-dashboard">Make room on the dashboard</Link>
                </>
              )}
            </span>
          </p>
        )}
      </div>
      {!problem && isKept && <p>Draft kept in this browser</p>}
    </div>
  );
}

const words: Record<DraftProblem, string> = {
  damaged: 'The saved draft of this form could not be read, so the form starts empty.',
  full: 'The storage of this browser is full, so what you type is not saved.',
  blocked:
    'This browser does not let the site store drafts. If you reload or close the page, the form is emptied.',
};
