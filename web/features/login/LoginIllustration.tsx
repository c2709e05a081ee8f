import { Signal } from '../../components/ui/Signal.tsx';
import { loginText } from '../../content/accounts/login.ts';
import type { SignalState } from '../../content/signal.ts';
import styles from './LoginIllustration.module.css';

type StageId = keyof typeof loginText.illustration.stages;

const stageIds: readonly StageId[] = ['email', 'password', 'session', 'workspace'];

/** The line to the workspace. Its lamps follow what happens in the form. */
export function LoginIllustration({ lamps }: { lamps: Readonly<Record<StageId, SignalState>> }) {
  const { title, stages } = loginText.illustration;
  return (
    <div className={styles.illustration} data-scheme="dark" aria-hidden>
      <p>{title}</p>
      <ol>
        {stageIds.map((id) => (
          <li key={id} data-state={lamps[id]}>
            <Signal state={lamps[id]} />
            <strong>{stages[id].name}</strong>
            <span>{stages[id].detail}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
