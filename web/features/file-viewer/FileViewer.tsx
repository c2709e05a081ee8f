import { Copy, Download, FolderArchive, type IconNode } from 'lucide';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { CodePreview } from './CodePreview.tsx';
import { copyText } from './copy-text.ts';
import { downloadFile, downloadZip } from './download.ts';
import styles from './FileViewer.module.css';
import type { StarterFile } from './starter-file.ts';

interface FileViewerProps {
  /** At least one. */
  files: readonly StarterFile[];
  /** What the zip of all files is called. */
  archiveName: string;
  /** What else can be done with them. */
  actions?: readonly FileAction[];
}

export interface FileAction {
  readonly label: string;
  readonly icon: IconNode;
  /** @returns what to say when it is done. */
  readonly run: () => string | Promise<string>;
}

/** Files made in this browser: to look at, to copy, and to download one by one or all at once. */
export function FileViewer({ files, archiveName, actions = [] }: FileViewerProps) {
  const id = useId();
  const preview = useRef<HTMLPreElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const [chosenPath, setChosenPath] = useState<string>();
  const [message, setMessage] = useState('');
  const shown = files.find(({ path }) => path === chosenPath) ?? files[0];
  if (!shown) return null;

  async function copy(file: StarterFile): Promise<void> {
    if (await copyText(file.text)) {
      setMessage(`${file.path} is on the clipboard.`);
      return;
    }
    if (preview.current) getSelection()?.selectAllChildren(preview.current);
    setMessage('This browser denied the clipboard. The text is selected: copy it by hand.');
  }

  async function downloadAll(): Promise<void> {
    try {
      await downloadZip(archiveName, files);
      setMessage(`${files.length} files are in your downloads, in one zip.`);
    } catch {
      setMessage('The zip was not made: a part of this page did not load. Try it again.');
    }
  }

  function moveTab(event: KeyboardEvent): void {
    const index = files.findIndex(({ path }) => path === shown?.path);
    const target = tabTargets(index, files.length)[event.key];
    const file = target === undefined ? undefined : files[target];
    if (!file || target === undefined) return;
    event.preventDefault();
    setChosenPath(file.path);
    tabs.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <div className={styles.viewer}>
      {files.length > 1 ? (
        <div ref={tabs} role="tablist" aria-label="Files" className={styles.tabs}>
          {files.map(({ path }, index) => (
            <button
              key={path}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-selected={path === shown.path}
              aria-controls={`${id}-panel`}
              tabIndex={path === shown.path ? 0 : -1}
              onClick={() => setChosenPath(path)}
              onKeyDown={moveTab}
            >
              {path}
            </button>
          ))}
        </div>
      ) : (
        <p className={styles.path}>{shown.path}</p>
      )}
      <div
        id={`${id}-panel`}
        {...(files.length > 1 && {
          role: 'tabpanel',
          'aria-labelledby': `${id}-tab-${files.indexOf(shown)}`,
        })}
      >
        <CodePreview key={shown.path} ref={preview} file={shown} />
      </div>
      <div className={styles.actions}>
        <Button look="quiet" size="compact" onClick={() => copy(shown)}>
          <Icon of={Copy} size={16} />
          Copy
        </Button>
        <Button look="quiet" size="compact" onClick={() => downloadFile(shown)}>
          <Icon of={Download} size={16} />
          Download
        </Button>
        {files.length > 1 && (
          <Button look="quiet" size="compact" onClick={downloadAll}>
            <Icon of={FolderArchive} size={16} />
            Download all as zip
          </Button>
        )}
        {actions.map(({ label, icon, run }) => (
          <Button
            key={label}
            look="quiet"
            size="compact"
            onClick={async () => setMessage(await run())}
          >
            <Icon of={icon} size={16} />
            {label}
          </Button>
        ))}
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  );
}

/** Where a key leads among the tabs: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
function tabTargets(index: number, count: number): Readonly<Record<string, number>> {
  return {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
}
