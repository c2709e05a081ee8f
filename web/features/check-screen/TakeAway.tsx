import { Link as LinkIcon } from 'lucide';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { checkReport as words } from '../../content/check/report.ts';
import { copyText } from '../../lib/copy-text.ts';
import { download } from '../file-viewer/download.ts';
import type { DoneFile } from './checked-file.ts';
import { toFindingsJson, toMarkdown, toSarif } from './exports.ts';
import { toSharedHash } from './share.ts';
import styles from './TakeAway.module.css';

const FORMATS = [
  { label: 'Markdown', name: 'findings.md', write: toMarkdown },
  { label: 'SARIF', name: 'findings.sarif', write: toSarif },
  { label: 'JSON', name: 'findings.json', write: toFindingsJson },
] as const;

const SECRETS = /secret|password/;

/** Downloads of the findings, and a link that holds the files. */
export function TakeAway({ files }: { files: readonly DoneFile[] }) {
  const [message, setMessage] = useState('');
  const hasSecret = files.some(({ check }) =>
    check.findings.some(({ rule }) => SECRETS.test(rule)),
  );

  async function copyLink(): Promise<void> {
    setMessage('');
    const hash = toSharedHash(files.map(({ name, check }) => ({ name, text: check.text })));
    if (hash === undefined) setMessage(words.tooLong);
    else if (await copyText(`${location.origin}${location.pathname}${hash}`)) {
      setMessage(words.shared);
    } else setMessage(words.notShared);
  }

  function share(): Promise<void> | void {
    if (!hasSecret) return copyLink();
    setMessage(words.secret);
  }

  return (
    <section className={styles.away} aria-label={words.exports}>
      {FORMATS.map(({ label, name, write }) => (
        <Button
          key={label}
          look="quiet"
          size="compact"
          onClick={() => download(name, new Blob([write(files)], { type: 'text/plain' }))}
        >
          {label}
        </Button>
      ))}
      <Button look="quiet" size="compact" onClick={share}>
        <Icon of={LinkIcon} size={16} />
        {words.share}
      </Button>
      {message === words.secret && (
        <Button look="quiet" size="compact" onClick={copyLink}>
          {words.shareAnyway}
        </Button>
      )}
      <p role="status">{message}</p>
    </section>
  );
}
