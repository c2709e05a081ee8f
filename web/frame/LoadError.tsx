import { ButtonAnchor } from '../components/ui/Button.tsx';
import styles from './LoadError.module.css';

/** Instead of a page whose code did not arrive, or failed. */
export function LoadError() {
  return (
    <div className={styles.error} role="alert">
      <h1>This page did not load</h1>
      <p>A part of it did not arrive. Check your connection, then load the page again.</p>
      <div className={styles.actions}>
        <ButtonAnchor href="">Load again</ButtonAnchor>
        <ButtonAnchor href="/" look="quiet">
          Home page
        </ButtonAnchor>
      </div>
    </div>
  );
}
