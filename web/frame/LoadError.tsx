import { ButtonAnchor } from '../components/ui/Button.tsx';
import { loadError } from '../content/navigation.ts';
import styles from './LoadError.module.css';

/** Instead of a page whose code did not arrive, or failed. */
export function LoadError() {
  return (
    <div className={styles.error} role="alert">
      <h1>{loadError.heading}</h1>
      <p>{loadError.lead}</p>
      <div className={styles.actions}>
        <ButtonAnchor href="">{loadError.reload}</ButtonAnchor>
        <ButtonAnchor href="/" look="quiet">
          {loadError.home}
        </ButtonAnchor>
      </div>
    </div>
  );
}
