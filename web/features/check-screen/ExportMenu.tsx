import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { checkReport as words } from '../../content/check/report.ts';
import type { DoneFile, OpenFile } from './checked-file.ts';
import { Menu } from './Menu.tsx';

const FORMATS = ['Markdown', 'SARIF', 'JSON'] as const;
const SECRETS = /secret|password/;

const load = () => import('./take-away.ts');

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
    setMessage(words[await (await load()).copyLink(files)]);
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
            {FORMATS.map((format) => (
              <button
                key={format}
                {...item}
                onClick={async () => (await load()).saveFindings(format, files)}
              >
                {format}
              </button>
            ))}
            <button {...item} onClick={async () => (await load()).saveFile(file)}>
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
