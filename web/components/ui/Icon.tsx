import type { IconNode } from 'lucide';
import { createElement } from 'react';
import styles from './Icon.module.css';

interface IconProps {
  of: IconNode;
  /** In px where a rem has 16; 20 by default. */
  size?: number;
}

/**
 * Decorative line icon; always used beside text or inside a labeled control. lucide-react would
 * repeat eight presentation attributes on about forty icons per page; here CSS sets them.
 */
export function Icon({ of: node, size = 20 }: IconProps) {
  const length = `${size / 16}em`;
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={length} height={length} aria-hidden>
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
