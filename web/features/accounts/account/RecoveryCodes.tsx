import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { secondFactorText } from '../../../content/accounts/second-factor.ts';
import { settings } from '../../../content/site.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { takeFocus } from '../../../lib/take-focus.ts';
import { download } from '../../file-viewer/download.ts';
import { useOpenAccount } from './open-account.ts';
import styles from './SecondFactor.module.css';
import { formatMoment } from './when.ts';

const text = secondFactorText.codes;

interface RecoveryCodesProps {
  codes: readonly string[];
  isBusy: boolean;
  onSaved: () => void;
  /** Keeps the old codes, if there are any. */
  onCancel: (() => void) | undefined;
}

/** Shows new recovery codes once. Leaving them asks first. */
export function RecoveryCodes({ codes, isBusy, onSaved, onCancel }: RecoveryCodesProps) {
  const { email } = useOpenAccount().account.user;
  const [madeAt] = useState(() => formatMoment(new Date().toISOString()));
  const lines = codes.join('\n');
  const { copy, message } = useCopy(lines, text.copied);
  const { history } = useRouter();
  // Not the router's hook: it would be part of what every page loads.
  useEffect(
    () =>
      history.block({
        blockerFn: ({ currentLocation, nextLocation }) =>
          nextLocation.pathname !== currentLocation.pathname && !confirm(text.leave),
        enableBeforeUnload: true,
      }),
    [history],
  );
  const owner = [settings.brand, settings.origin, email, madeAt] as const;

  function save(): void {
    const file = `${text.file}\n\n${owner.join('\n')}\n\n${lines}\n`;
    download(text.fileName, new Blob([file], { type: 'text/plain;charset=utf-8' }));
  }

  return (
    <div className={styles.panel}>
      {/* This panel replaces the button that had the focus. */}
      <h3 ref={takeFocus} tabIndex={-1}>
        {text.heading}
      </h3>
      <p>
        {text.lead} {onCancel && text.replaces}
      </p>
      <p className={styles.owner}>
        {owner.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="buttons">
        <Button look="quiet" size="compact" onClick={copy}>
          {text.copy}
        </Button>
        <Button look="quiet" size="compact" onClick={save}>
          {text.download}
        </Button>
        <Button look="quiet" size="compact" onClick={() => print()}>
          {text.print}
        </Button>
        <span role="status">{message}</span>
      </div>
      <div className="buttons">
        <Button aria-disabled={isBusy} onClick={onSaved}>
          {text.kept}
        </Button>
        {onCancel && (
          <Button look="quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

export function useCopy(text: string, copied: string) {
  const [message, setMessage] = useState('');

  async function copy(): Promise<void> {
    setMessage((await copyText(text)) ? copied : secondFactorText.copyFailed);
  }

  return { copy, message };
}
