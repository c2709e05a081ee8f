import type { FocusEvent } from 'react';
import { Signal } from './Signal.tsx';
import styles from './Toast.module.css';
import type { ToastState } from './use-toast.ts';

/**
 * The live region is always rendered, because screen readers announce only changes to an existing
 * one. The timeout pauses while the toast is hovered or focused (WCAG 2.2 2.2.1).
 */
export function Toast({ toast }: { toast: ToastState }) {
  const { message, action, pause, resume, hide } = toast;

  function resumeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) resume();
  }

  return (
    <div className={styles.place} data-scheme="dark">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handlers only pause the timeout. */}
      <div
        className={styles.toast}
        data-shown={message ? '' : undefined}
        onPointerEnter={pause}
        onPointerLeave={resume}
        onFocus={pause}
        onBlur={resumeWhenLeft}
      >
        <div role="status">
          {message && (
            <p>
              <Signal state="passed" />
              <span>{message}</span>
            </p>
          )}
        </div>
        {action && (
          <button
            type="button"
            onClick={() => {
              hide();
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}
