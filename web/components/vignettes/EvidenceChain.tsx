import { Tag } from '../ui/Tag.tsx';
import { SignalPanel } from './SignalPanel.tsx';

/** Outcomes of checks, each with the hash of the one before it. */
export function EvidenceChain() {
  return (
    <SignalPanel
      label="Records of four checks, chained by their hashes"
      title="records.jsonl · 02:00 UTC"
      status={<Tag state="passed">chain unbroken</Tag>}
      foot={
        <>
          <b>94 controls:</b> 51 checks, 28 tasks with a record, 15 for people
        </>
      }
      stages={[
        { state: 'passed', name: 'backups-fresh', detail: '38 of 38 databases, 9c02 → b41f' },
        { state: 'failed', name: 'admins-use-mfa', detail: '8 of 9 accounts, b41f → e7d0' },
        { state: 'running', name: 'storage-own-key', detail: 'excepted until March, e7d0 → 3a96' },
        { state: 'waiting', name: 'patch-age', detail: 'could not log in, 3a96 → 05cc' },
      ]}
    />
  );
}
