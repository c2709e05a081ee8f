import type { IconNode } from 'lucide';
import { createElement } from 'react';
import styles from './Icon.module.css';

interface IconProps {
  /** The drawing, from lucide. */
  of: IconNode;
  /** In px; 20 unless told. */
  size?: number;
}

/**
 * A line icon, always beside a word or inside a labelled control. lucide-react would repeat eight
 * presentation attributes on each of some forty icons of a page; here the style sheet holds them.
 */
export function Icon({ of: node, size = 20 }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
