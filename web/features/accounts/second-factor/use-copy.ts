import { useState } from 'react';
import { secondFactorText } from '../../../content/accounts/second-factor.ts';
import { copyText } from '../../../lib/copy-text.ts';

/** Copies a text and says whether it worked. */
export function useCopy(text: string, copied: string) {
  const [message, setMessage] = useState('');

  async function copy(): Promise<void> {
    setMessage((await copyText(text)) ? copied : secondFactorText.copyFailed);
  }

  return { copy, message };
}
