import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Signal } from '../../../components/ui/Signal.tsx';
import { confirmedTexts, verifyEmailText } from '../../../content/accounts/verify-email.ts';
import type { SignalState } from '../../../content/signal.ts';
import styles from '../entrance/Entrance.module.css';
import { Entrance } from '../entrance/Entrance.tsx';
import { NeedsScript } from '../entrance/NeedsScript.tsx';
import { Veil } from '../entrance/Veil.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';
import { useVerification, type Verification } from './use-verification.ts';

const { meta, line, heading, checking, incomplete, refused, retry, noScript } = verifyEmailText;

/** Landing page of the link in a confirmation mail. */
export function VerifyEmailScreen() {
  const { verification, confirm } = useVerification();
  const [link, confirmed] = lamps[verification.state];
  const frame = {
    meta,
    line: {
      title: line.title,
      stages: [
        { ...line.stages.mail, state: 'passed' },
        { ...line.stages.link, state: link },
        { ...line.stages.confirmed, state: confirmed },
      ],
    },
  } as const;

  switch (verification.state) {
    case 'confirmed': {
      const { onward, ...words } = confirmedTexts[verification.purpose];
      return (
        <Entrance {...frame} {...words}>
          <ButtonLink to={onward.to}>{onward.label}</ButtonLink>
        </Entrance>
      );
    }
    case 'refused':
      return (
        <Entrance {...frame} heading={refused.heading}>
          <Notice kind="error">{verification.message}</Notice>
          <p>{refused.lead}</p>
          <NewLinkForm />
        </Entrance>
      );
    case 'failed':
      return (
        <Entrance {...frame} heading={heading}>
          <Notice kind="error">{verification.message}</Notice>
          <Button onClick={confirm}>{retry}</Button>
        </Entrance>
      );
    case 'checking':
      return (
        <Entrance {...frame} heading={heading}>
          <p className={styles.checking} role="status">
            <Signal state="running" />
            {checking}
          </p>
        </Entrance>
      );
    default:
      return (
        <Entrance {...frame} heading={heading}>
          <Veil isLifted={verification.state === 'incomplete'}>
            <Notice kind="error">{incomplete}</Notice>
            <NewLinkForm />
          </Veil>
          <NeedsScript>{noScript}</NeedsScript>
        </Entrance>
      );
  }
}

/** Lamp states of the link and of the address. */
const lamps: Readonly<Record<Verification['state'], readonly [SignalState, SignalState]>> = {
  unknown: ['running', 'waiting'],
  checking: ['passed', 'running'],
  confirmed: ['passed', 'passed'],
  incomplete: ['failed', 'waiting'],
  refused: ['failed', 'waiting'],
  failed: ['passed', 'waiting'],
};
