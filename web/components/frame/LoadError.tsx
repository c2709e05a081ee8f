import { ButtonAnchor } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './LoadError.module.css';

/** Instead of a page whose code did not arrive, or failed. */
export function LoadError() {
  return (
    <div className={styles.error}>
      <h1>This page did not load</h1>
      <Notice kind="error">
        A part of it did not arrive. Check your connection, then load the page again.
      </Notice>
      <div className={styles.actions}>
        <ButtonAnchor href="">Load again</ButtonAnchor>
        <ButtonAnchor href="/" look="quiet">
          Home page
        </ButtonAnchor>
      </div>
    </div>
  );
}
