import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { checkReport as words } from '../../content/check/report.ts';
import { copyText } from '../../lib/copy-text.ts';
import { download, downloadFile } from '../file-viewer/download.ts';
import type { DoneFile, OpenFile } from './checked-file.ts';
import { toFindingsJson, toMarkdown, toSarif } from './exports.ts';
import { Menu } from './Menu.tsx';

const FORMATS = [
  { label: 'Markdown', name: 'findings.md', write: toMarkdown },
  { label: 'SARIF', name: 'findings.sarif', write: toSarif },
  { label: 'JSON', name: 'findings.json', write: toFindingsJson },
] as const;

const SECRETS = /secret|password/;

interface ExportMenuProps {
  files: readonly (DoneFile & OpenFile)[];
  /** The file that is shown, to be saved with its corrections. */
  file: OpenFile;
}

/** Downloads of the findings and of the file, and a link that holds all files. */
export function ExportMenu({ files, file }: ExportMenuProps) {
  const [message, setMessage] = useState('');
  const hasSecret = files.some(({ check }) =>
    check.findings.some(({ rule }) => SECRETS.test(rule)),
  );

  async function copyLink(): Promise<void> {
    setMessage('');
    const { toSharedHash } = await import('./share.ts');
    const hash = toSharedHash(files.map(({ name, text }) => ({ name, text })));
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
    <>
      <Menu label={words.exports}>
        {(item) => (
          <>
            {FORMATS.map(({ label, name, write }) => (
              <button
                key={label}
                {...item}
                onClick={() => download(name, new Blob([write(files)], { type: 'text/plain' }))}
              >
                {label}
              </button>
            ))}
            <button
              {...item}
              onClick={() => downloadFile({ path: file.name, syntax: 'text', text: file.text })}
            >
              {words.download}
            </button>
            <button {...item} onClick={share}>
              {words.share}
            </button>
          </>
        )}
      </Menu>
      {message === words.secret && (
        <Button look="quiet" size="compact" onClick={copyLink}>
          {words.shareAnyway}
        </Button>
      )}
      <p role="status">{message}</p>
    </>
  );
}
