import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Checkbox } from '../../../components/forms/Checkbox.tsx';
import { registerText } from '../../../content/accounts/register.ts';
import styles from '../entrance/Entrance.module.css';

/** Consent to the terms. The links open in a new tab so that typed input is not lost. */
export function ConsentBox({ error }: { error: string | undefined }) {
  const errorId = useId();
  const { before, terms, between, privacy } = registerText.consent;
  return (
    <div className={styles.consent}>
      <label>
        <Checkbox
          name="acceptsTerms"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>
          {before}{' '}
          <Link to="/Termsofservice" target="_blank">
            {terms}
          </Link>{' '}
          {between}{' '}
          <Link to="/PrivacyPolicy" target="_blank">
            {privacy}
          </Link>
        </span>
      </label>
      {error && <p id={errorId}>{error}</p>}
    </div>
  );
}
