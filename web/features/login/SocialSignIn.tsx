import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { socialProviders } from '../../content/accounts/login.ts';
import styles from './LoginScreen.module.css';

/** Sign-in by another account. No provider is set up yet, and the buttons say so. */
export function SocialSignIn() {
  const [chosen, setChosen] = useState<string>();

  return (
    <div className={styles.social}>
      <p>or continue with</p>
      <div>
        {socialProviders.map((provider) => (
          <Button key={provider} look="quiet" onClick={() => setChosen(provider)}>
            {provider}
          </Button>
        ))}
      </div>
      {chosen && (
        <Notice kind="info">
          Signing in with {chosen} is not set up on this site. Use your email address and password.
        </Notice>
      )}
    </div>
  );
}
