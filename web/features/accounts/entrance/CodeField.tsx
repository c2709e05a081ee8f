import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { InputField } from '../../../components/forms/Field.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { codeFieldText } from '../../../content/accounts/second-factor.ts';
import styles from '../account/SecondFactor.module.css';

interface CodeFieldProps {
  error: string | undefined;
  /** Called when the visitor changes to the other kind of code. */
  onChange: () => void;
}

/** Asks for a code from the app, or for a recovery code; the field is named `code`. */
export function CodeField({ error, onChange }: CodeFieldProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const input = useRef<HTMLInputElement>(null);
  const hasChanged = useRef(false);
  const { label, hint, other } = codeFieldText[kind];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind has another input.
  useEffect(() => {
    if (hasChanged.current) input.current?.focus();
  }, [kind]);

  function change(): void {
    hasChanged.current = true;
    setKind(kind === 'app' ? 'recovery' : 'app');
    onChange();
  }

  return (
    <div className={styles.code}>
      <InputField
        // Another element, because browsers offer codes by the attributes of the first moment.
        key={kind}
        ref={input}
        label={label}
        error={error}
        hint={hint}
        name="code"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button look="quiet" size="compact" onClick={change}>
        {other}
      </Button>
    </div>
  );
}

/** Asks for a code of six digits; the field is named `code`. */
export function AppCodeField(
  props: Pick<ComponentProps<typeof InputField>, 'ref' | 'label' | 'hint' | 'error'>,
) {
  return (
    <InputField
      {...props}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
    />
  );
}
