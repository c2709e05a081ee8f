import { useHydrated } from '@tanstack/react-router';
import { RotateCcw } from 'lucide';
import { Fragment, type ReactNode, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import styles from './Picture.module.css';

interface PictureProps {
  className: string | undefined;
  /** Text alternative for screen readers. */
  label: string;
  children: ReactNode;
}

/** A picture that moves once when it comes on screen, and again at the press of a button. */
export function Picture({ className, label, children }: PictureProps) {
  const [replays, setReplays] = useState(0);
  const isHydrated = useHydrated();
  return (
    <figure className={className} aria-label={label} data-entered={replays > 0 ? '' : undefined}>
      {/* New elements start their animations again. */}
      <Fragment key={replays}>{children}</Fragment>
      {isHydrated && (
        <button
          type="button"
          data-made-here
          className={styles.replay}
          aria-label={`Play again: ${label}`}
          onClick={() => setReplays(replays + 1)}
        >
          <Icon of={RotateCcw} size={12} />
        </button>
      )}
    </figure>
  );
}
