import { Eye, EyeOff } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { InputField } from '../../components/forms/Field.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { connectionCheck as text } from '../../content/workspace/config/mongodb.ts';
import styles from './ConnectionCheck.module.css';
import type { ConnectionReport } from './ConnectionReport.tsx';

/**
 * Checks a connection string. It contains a password, so the input is masked, and the value is kept
 * in this component only and never sent.
 */
export function ConnectionCheck() {
  const [isShown, setIsShown] = useState(false);
  const [connection, setConnection] = useState('');
  const [Report, setReport] = useState<typeof ConnectionReport>();
  const [hasFailed, setHasFailed] = useState(false);

  const input = useRef<HTMLInputElement>(null);

  async function check(typed: string): Promise<void> {
    setConnection(isBeginning(typed.trim()) ? '' : typed.trim());
    if (Report) return;
    setHasFailed(false);
    try {
      const { ConnectionReport } = await import('./ConnectionReport.tsx');
      setReport(() => ConnectionReport);
    } catch {
      setHasFailed(true);
    }
  }

  // What was typed before hydration.
  const checkEarlyText = useEffectEvent(() => {
    if (input.current?.value) check(input.current.value);
  });
  useEffect(() => checkEarlyText(), []);

  return (
    <section className={styles.check} aria-labelledby="connection">
      <div>
        <h2 id="connection">{text.title}</h2>
        <p className="note">{text.lead}</p>
      </div>
      <div className={styles.field}>
        {/* Own form: browsers offer to save a password that shares a form with other fields. */}
        <form method="dialog" onSubmit={(event) => event.preventDefault()}>
          <InputField
            label={text.field}
            adornment={
              <button
                type="button"
                className="icon-button"
                aria-label={isShown ? text.hide : text.show}
                onClick={() => setIsShown(!isShown)}
              >
                <Icon of={isShown ? EyeOff : Eye} />
              </button>
            }
            ref={input}
            type={isShown ? 'text' : 'password'}
            placeholder={text.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-1p-ignore
            data-lpignore="true"
            onChange={({ target }) => check(target.value)}
          />
        </form>
        {hasFailed && <p>{text.notLoaded}</p>}
        {connection && Report && <Report connection={connection} />}
      </div>
    </section>
  );
}

/** Whether the text may still become a connection string, so that it is too early for a verdict. */
function isBeginning(typed: string): boolean {
  return ['mongodb://', 'mongodb+srv://'].some((scheme) => scheme.startsWith(typed));
}
