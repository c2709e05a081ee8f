import type { ReactNode } from 'react';
import { trustHtml } from '../../lib/trusted-types.ts';

const NOTHING = { __html: trustHtml('') };

interface KeptProps {
  className?: string | undefined;
  /** Undefined to keep the HTML of the prerendered page. */
  children: ReactNode | undefined;
}

/** Part of a page that React leaves as it was prerendered, so that its words need not be loaded. */
export function Kept({ className, children }: KeptProps) {
  // The keys keep React from adding the children to the HTML.
  return children === undefined ? (
    <div
      key="kept"
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING}
    />
  ) : (
    <div key="made" className={className}>
      {children}
    </div>
  );
}
