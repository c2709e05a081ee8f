import { accountParts } from '../../../content/accounts/account-parts.ts';
import { type ApiOutcome, fetchExport } from '../../../lib/api.ts';
import { download } from '../../file-viewer/download.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import { LockableButton } from './LockableButton.tsx';
import { useAction } from './use-action.ts';

const FILE_NAME = 'account.json';
const { title, lead, button, done } = accountParts.data;

export function DataSection() {
  const { run, busyId, message } = useAction();

  return (
    <AccountSection title={title} lead={lead} message={message}>
      <p className={styles.actions}>
        <LockableButton
          isBusy={busyId !== undefined}
          onClick={() => run({ id: FILE_NAME, call: saveExport, done })}
        >
          {button}
        </LockableButton>
      </p>
    </AccountSection>
  );
}

async function saveExport(): Promise<ApiOutcome<Blob>> {
  const outcome = await fetchExport();
  if (outcome.ok) download(FILE_NAME, outcome.data);
  return outcome;
}
