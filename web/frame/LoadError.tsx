import { useEffect } from 'react';
import { ButtonAnchor } from '../components/ui/Button.tsx';
import { loadError } from '../content/navigation.ts';
import styles from './LoadError.module.css';

/** Error boundary fallback for a page that failed to load or to render. */
export function LoadError() {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);

  return (
    <div className={styles.error} role="alert">
      <h1>{loadError.heading}</h1>
      <p>{loadError.lead}</p>
      <div className="buttons">
        <ButtonAnchor href="">{loadError.reload}</ButtonAnchor>
        <ButtonAnchor href="/" look="quiet">
          {loadError.home}
        </ButtonAnchor>
      </div>
    </div>
  );
}
