import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { Field } from '../../components/forms/Field.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { connectionText } from '../../content/workspace/config/mongodb.ts';
import styles from './ConnectionCheck.module.css';
import { ConnectionReport } from './ConnectionReport.tsx';
import type { ConnectionCheck as Check } from './connection.ts';

/**
 * A connection string holds a password: it is covered while it is typed, lives in this component
 * only, and is read by code of this page.
 */
export function ConnectionCheck() {
  const [isShown, setIsShown] = useState(false);
  const [check, setCheck] = useState<Check>();
  const [hasFailed, setHasFailed] = useState(false);

  async function read(text: string): Promise<void> {
    setHasFailed(false);
    if (text.trim() === '') {
      setCheck(undefined);
      return;
    }
    try {
      const { checkConnectionString } = await import('./connection.ts');
      setCheck(checkConnectionString(text.trim()));
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <section className={styles.check} aria-labelledby="connection">
      <div>
        <h2 id="connection">{connectionText.title}</h2>
        <p>{connectionText.lead}</p>
      </div>
      <div className={styles.field}>
        {/* Its own form: browsers offer to keep a password that stands among other fields. */}
        <form method="dialog" onSubmit={(event) => event.preventDefault()}>
          <Field
            label="Connection string"
            adornment={
              <button
                type="button"
                aria-label={isShown ? 'Hide connection string' : 'Show connection string'}
                onClick={() => setIsShown(!isShown)}
              >
                <Icon of={isShown ? EyeOff : Eye} />
              </button>
            }
          >
            {(control) => (
              <input
                {...control}
                type={isShown ? 'text' : 'password'}
                placeholder="mongodb://app:password@db-1.example.com:27017/shop"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                data-1p-ignore
                data-lpignore="true"
                onChange={({ target }) => read(target.value)}
              />
            )}
          </Field>
        </form>
        {hasFailed && <p>The check did not load. Change the string to try it again.</p>}
        {check && <ConnectionReport check={check} />}
      </div>
    </section>
  );
}
