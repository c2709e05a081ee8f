import { useRef } from 'react';
import { Tag } from '../../../components/ui/Tag.tsx';
import { accountParts } from '../../../content/accounts/account-parts.ts';
import { forgetDevices } from '../../../lib/api.ts';
import { useHandBackFocus } from '../../../lib/use-hand-back-focus.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import { useOpenAccount } from './account-context.ts';
import { LockableButton } from './LockableButton.tsx';
import { useAction } from './use-action.ts';
import { formatAgo } from './when.ts';

const text = accountParts.devices;

/** The browsers that have logged in to the account before. */
export function DevicesSection() {
  const { devices } = useOpenAccount().account;
  const { run, busyId, message } = useAction();
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  const forgetOthers = () => run({ id: 'forget', call: forgetDevices, done: text.forgotten });

  return (
    <AccountSection title={text.title} lead={text.lead} message={message}>
      {devices.length === 0 && <p>{text.none}</p>}
      <ul className={styles.rows}>
        {devices.map(({ isCurrent, browser, place, lastUsedAt }) => (
          <li key={`${browser} ${place} ${lastUsedAt}`}>
            <div>
              <strong>{browser}</strong>
              <span>
                {place || text.unknownPlace}, {text.used} {formatAgo(lastUsedAt)}
              </span>
            </div>
            {isCurrent && <Tag state="passed">{text.current}</Tag>}
          </li>
        ))}
      </ul>
      {hasOthers && <ForgetOthers isBusy={busyId !== undefined} onPress={forgetOthers} />}
    </AccountSection>
  );
}

interface ForgetOthersProps {
  isBusy: boolean;
  onPress: () => void;
}

/** Goes away with the other browsers; the focus then moves to the heading of the section. */
function ForgetOthers({ isBusy, onPress }: ForgetOthersProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useHandBackFocus(place, 'h2');
  return (
    <p ref={place} className={styles.actions}>
      <LockableButton isBusy={isBusy} onClick={onPress}>
        {text.forget}
      </LockableButton>
    </p>
  );
}
