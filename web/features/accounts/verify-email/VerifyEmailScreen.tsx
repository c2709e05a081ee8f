import { useState } from 'react';
import type { VerifyEmailSuccess } from '../../../../worker/contract/accounts.ts';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { confirmedTexts, verifyEmailText } from '../../../content/accounts/verify-email.ts';
import { Entrance } from '../entrance/Entrance.tsx';
import { lineOf } from '../entrance/line-of.ts';
import { useLinkToken } from '../link/link-token.ts';
import { MissingLink } from '../link/MissingLink.tsx';
import { ConfirmAddressForm } from './ConfirmAddressForm.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

const { meta, line, heading, lead, refused } = verifyEmailText;

type Ending =
  | { readonly kind: 'confirmed'; readonly purpose: VerifyEmailSuccess['purpose'] }
  /** Already used, expired or issued for another browser; the message says which. */
  | { readonly kind: 'refused'; readonly message: string };

/** Landing page of the link in a confirmation mail. */
export function VerifyEmailScreen() {
  const { isKnown, token } = useLinkToken();
  const [ending, setEnding] = useState<Ending>();

  if (ending?.kind === 'confirmed') {
    const { onward, ...words } = confirmedTexts[ending.purpose];
    return (
      <Entrance
        meta={meta}
        line={lineOf(line, { mail: 'passed', link: 'passed', confirmed: 'passed' })}
        {...words}
      >
        <ButtonLink to={onward.to}>{onward.label}</ButtonLink>
      </Entrance>
    );
  }
  if (ending?.kind === 'refused') {
    return (
      <Entrance
        meta={meta}
        line={lineOf(line, { mail: 'passed', link: 'failed' })}
        heading={refused.heading}
      >
        <Notice kind="error">{ending.message}</Notice>
        <p>{refused.lead}</p>
        <NewLinkForm />
      </Entrance>
    );
  }
  if (token) {
    return (
      <Entrance
        meta={meta}
        line={lineOf(line, { mail: 'passed', link: 'passed' })}
        heading={heading}
        lead={lead}
      >
        <ConfirmAddressForm
          token={token}
          onDone={(purpose) => setEnding({ kind: 'confirmed', purpose })}
          onRefused={(message) => setEnding({ kind: 'refused', message })}
        />
      </Entrance>
    );
  }
  return (
    <Entrance
      meta={meta}
      line={lineOf(line, { mail: 'passed', link: isKnown ? 'failed' : 'running' })}
      heading={heading}
    >
      <MissingLink isKnown={isKnown} words={verifyEmailText}>
        <NewLinkForm />
      </MissingLink>
    </Entrance>
  );
}
