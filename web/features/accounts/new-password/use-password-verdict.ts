import { useEffect, useState } from 'react';
import type { CommonPasswords } from '../../../../worker/contract/common-passwords.ts';
import { settings } from '../../../content/site.ts';
import { loadCommonPasswords } from './load-common-passwords.ts';
import { judgePassword, type PasswordVerdict } from './password-verdict.ts';

/** Known owner data; both are missing when a password is set from a mailed link. */
export interface TypedOwner {
  readonly email?: string;
  readonly username?: string;
}

/** Verdict on the password being typed. Loads the common-password list at the first character. */
export function usePasswordVerdict(
  password: string,
  { email = '', username = '' }: TypedOwner = {},
): PasswordVerdict {
  const [common, setCommon] = useState<CommonPasswords>();
  const isTyping = password !== '';

  useEffect(() => {
    if (!isTyping) return;
    let isCurrent = true;
    loadCommonPasswords().then((passwords) => {
      if (isCurrent) setCommon(passwords);
    });
    return () => {
      isCurrent = false;
    };
  }, [isTyping]);

  const owner = { brand: settings.brand, email, username };
  return judgePassword(password, owner, common?.has);
}
