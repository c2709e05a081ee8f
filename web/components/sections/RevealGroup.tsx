import { type ReactNode, useRef } from 'react';
import { useVisibility } from '../../lib/visibility.ts';
import styles from './RevealGroup.module.css';

/** The share of a group that is visible when it animates in. */
const VISIBLE_SHARE = 0.1;

interface RevealGroupProps {
  className: string | undefined;
  /** List items. */
  children: ReactNode;
}

/** A list whose items come in one after the other, once. */
export function RevealGroup({ className, children }: RevealGroupProps) {
  const list = useRef<HTMLUListElement>(null);
  useVisibility(list, VISIBLE_SHARE);
  return (
    <ul ref={list} className={`${styles.group} ${className}`}>
      {children}
    </ul>
  );
}
