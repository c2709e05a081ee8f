import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button, ButtonAnchor } from '../components/ui/Button.tsx';
import { loadError } from '../content/navigation.ts';
import { hasTypedWords, restoreTypedWords } from '../lib/typed-words.ts';
import styles from './LoadError.module.css';

/** Error boundary fallback for a page that failed to load or to render. */
export function LoadError({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);

  function goOn(): void {
    reset();
    setTimeout(restoreTypedWords);
  }

  return (
    <div className={styles.error} role="alert">
      <h1>{loadError.heading}</h1>
      <p>{loadError.lead}</p>
      <div className="buttons">
        {hasTypedWords() && <Button onClick={goOn}>{loadError.goOn}</Button>}
        <ButtonAnchor href="">{loadError.reload}</ButtonAnchor>
        <ButtonAnchor href="/" look="quiet">
          {loadError.home}
        </ButtonAnchor>
      </div>
    </div>
  );
}
