import { CircleAlert, Info } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  kind: 'error' | 'info';
  children: ReactNode;
  ref?: Ref<HTMLParagraphElement>;
}

/** Inline message. Screen readers announce an error at once and information politely. */
export function Notice({ kind, children, ref }: NoticeProps) {
  return (
    <p
      ref={ref}
      className={styles.notice}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon of={kind === 'error' ? CircleAlert : Info} />
      <span>{children}</span>
    </p>
  );
}
