import { Checkbox } from '../../../components/forms/Checkbox.tsx';
import { InputField } from '../../../components/forms/Field.tsx';
import { ButtonAnchor } from '../../../components/ui/Button.tsx';
import { loginCodeText } from '../../../content/accounts/login-code.ts';
import { plainText } from '../../../content/accounts/plain.ts';
import styles from '../entrance/Entrance.module.css';
import { lineOf } from '../entrance/line-of.ts';
import { PlainForm, PlainScreen } from './PlainScreen.tsx';

const { heading, lead, line, trust, button, startAgain } = loginCodeText;

/** Asks for a code of the second factor after a right password. */
export function CodePage() {
  return (
    <PlainScreen
      heading={heading}
      lead={lead}
      line={lineOf(line, { first: 'passed', code: 'running' })}
    >
      <PlainForm action="/api/login/second-factor" button={button}>
        <InputField
          label={plainText.code.label}
          hint={plainText.code.hint}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <div className={styles.options}>
          <label>
            <Checkbox name="trust" /> {trust}
          </label>
        </div>
      </PlainForm>
      <ButtonAnchor href="/login" look="quiet">
        {startAgain}
      </ButtonAnchor>
    </PlainScreen>
  );
}
