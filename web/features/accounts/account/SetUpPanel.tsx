import { encode } from 'uqr';
import type { SecondFactorSetup } from '../../../../worker/contract/second-factor.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { codeFieldText, secondFactorText } from '../../../content/accounts/second-factor.ts';
import { enableSecondFactor } from '../../../lib/api.ts';
import { takeFocus } from '../../../lib/take-focus.ts';
import { AccountForm, useAccountForm } from '../entrance/AccountForm.tsx';
import { AppCodeField } from '../entrance/CodeField.tsx';
import { useOpenAccount } from './open-account.ts';
import { useCopy } from './RecoveryCodes.tsx';
import styles from './SecondFactor.module.css';

const text = secondFactorText.setUp;
const { label, hint, required } = codeFieldText.app;

interface SetUpPanelProps {
  setup: SecondFactorSetup;
  onEnabled: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

export default function SetUpPanel({ setup, onEnabled, onCancel }: SetUpPanelProps) {
  const { withProof, noteFailure } = useOpenAccount();
  const key = useCopy(setup.secret, text.copied);
  const form = useAccountForm({
    names: ['code'],
    check: (typed) => (typed('code').trim() ? {} : { code: required }),
    send: (typed) => withProof(() => enableSecondFactor({ code: typed('code') })),
    onDone: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    onFailure: noteFailure,
  });

  return (
    <div className={styles.panel}>
      {/* This panel replaces the button that had the focus. */}
      <h3 ref={takeFocus} tabIndex={-1}>
        {text.heading}
      </h3>
      <p>{text.scan}</p>
      <QrCode text={setup.uri} label={text.qr} />
      <p className={styles.onPhone}>
        <a href={setup.uri}>{text.open}</a>
      </p>
      <p>
        {text.key}{' '}
        <code className={styles.key}>{setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <div className="buttons">
        <Button look="quiet" size="compact" onClick={key.copy}>
          {text.copy}
        </Button>
        <span role="status">{key.message}</span>
      </div>
      <AccountForm
        form={form}
        words={{ button: text.confirm, sending: text.sending }}
        beside={
          <Button look="quiet" onClick={onCancel}>
            {text.cancel}
          </Button>
        }
      >
        <p>{text.enter}</p>
        <AppCodeField label={label} hint={hint} error={form.errorOf('code')} />
      </AccountForm>
    </div>
  );
}

/** Modules of empty space around the code (ISO/IEC 18004 §5.3.8). */
const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

/** A QR code, drawn in this browser. */
function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={pathOf(data)} shapeRendering="crispEdges" />
    </svg>
  );
}

/** One horizontal bar for each dark module. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
