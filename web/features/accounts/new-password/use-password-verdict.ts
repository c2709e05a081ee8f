import { useEffect, useState } from 'react';
import { settings } from '../../../content/site.ts';
import { loadCommonPasswords } from './load-common-passwords.ts';
import { judgePassword, type PasswordVerdict } from './password-verdict.ts';

/** As far as it is known: who sets a password by a link has given neither. */
export interface TypedOwner {
  readonly email?: string;
  readonly username?: string;
}

/** The hint of a password that is being typed. The list of common ones comes with its first letter. */
export function usePasswordVerdict(
  password: string,
  { email = '', username = '' }: TypedOwner = {},
): PasswordVerdict {
  const [common, setCommon] = useState<ReadonlySet<string>>();
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
  return judgePassword(password, owner, common && ((folded) => common.has(folded)));
}
