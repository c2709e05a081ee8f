import { type ReactNode, useRef } from 'react';
import { useVisibility } from '../../lib/visibility.ts';
import styles from './RevealGroup.module.css';

/** Fraction of the group that must be visible to start the animation. */
const VISIBLE_SHARE = 0.1;

interface RevealGroupProps {
  className: string | undefined;
  /** `<li>` elements. */
  children: ReactNode;
}

/** List whose items animate in one after the other, once. */
export function RevealGroup({ className, children }: RevealGroupProps) {
  const list = useRef<HTMLUListElement>(null);
  useVisibility(list, VISIBLE_SHARE);
  return (
    <ul ref={list} className={`${styles.group} ${className}`}>
      {children}
    </ul>
  );
}
