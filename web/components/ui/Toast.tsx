import { Signal } from './Signal.tsx';
import styles from './Toast.module.css';

/** The place of a toast is always there, so that a screen reader hears what appears in it. */
export function Toast({ message }: { message: string }) {
  return (
    <div className={styles.place} role="status" data-scheme="dark">
      {message && (
        <p className={styles.toast}>
          <Signal state="passed" />
          {message}
        </p>
      )}
    </div>
  );
}
