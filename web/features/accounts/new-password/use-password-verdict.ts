import { useEffect, useState } from 'react';
import type { CommonPasswords } from '../../../../worker/contract/common-passwords.ts';
import { passwordHint } from '../../../content/accounts/register.ts';
import { settings } from '../../../content/site.ts';
import type { PasswordVerdict } from './password-verdict.ts';

/** Known owner data; both are missing when a password is set from a mailed link. */
export interface TypedOwner {
  readonly email?: string;
  readonly username?: string;
}

/**
 * Verdict on the password being typed. Loads the rules and then the list of common passwords at the
 * first character; until then, and if they cannot be loaded, it only says what is asked for. The
 * Worker checks each password anyway.
 */
export function usePasswordVerdict(
  password: string,
  { email = '', username = '' }: TypedOwner = {},
): PasswordVerdict {
  const [rules, setRules] = useState<typeof import('./password-verdict.ts')>();
  const [common, setCommon] = useState<CommonPasswords>();
  const isTyping = password !== '';

  useEffect(() => {
    if (!isTyping) return;
    let isCurrent = true;
    import('./password-verdict.ts')
      .then((loaded) => {
        if (isCurrent) setRules(loaded);
        return loaded.loadCommonPasswords();
      })
      .then((passwords) => {
        if (isCurrent) setCommon(passwords);
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [isTyping]);

  if (!rules) return { state: 'waiting', text: passwordHint.too_short };
  const owner = { brand: settings.brand, email, username };
  return rules.judgePassword(password, owner, common?.has);
}
