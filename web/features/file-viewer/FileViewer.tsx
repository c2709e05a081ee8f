import { Copy, Download, FolderArchive, type IconNode } from 'lucide';
import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react';
import chevron from '../../components/forms/Chevron.module.css';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { fileViewer as words } from '../../content/workspace/file-viewer.ts';
import { copyText } from '../../lib/copy-text.ts';
import { CodePreview } from './CodePreview.tsx';
import { downloadFile, downloadZip, isHidden } from './download.ts';
import styles from './FileViewer.module.css';
import type { StarterFile } from './starter-file.ts';

interface FileViewerProps {
  /** At least one. */
  files: readonly StarterFile[];
  archiveName: string;
  actions?: readonly FileAction[];
}

export interface FileAction {
  readonly label: string;
  readonly icon: IconNode;
  /** @returns the message to show when it is done. */
  readonly run: () => string | Promise<string>;
}

/** Previews files made in this browser, to copy or download individually or as a zip. */
export function FileViewer({ files: made, archiveName, actions = [] }: FileViewerProps) {
  const files = byFolder(made);
  const id = useId();
  const preview = useRef<HTMLPreElement>(null);
  const [chosenPath, setChosenPath] = useState<string>();
  const [message, setMessage] = useState('');
  const shown = files.find(({ path }) => path === chosenPath) ?? files[0];
  if (!shown) return null;
  const shownIndex = files.indexOf(shown);

  async function copy({ path, text }: StarterFile): Promise<void> {
    if (await copyText(text)) {
      setMessage(words.copied(path));
      return;
    }
    if (preview.current) getSelection()?.selectAllChildren(preview.current);
    setMessage(words.notCopied);
  }

  /** @param done the message to show once the download has begun */
  async function report(download: Promise<void>, done: string): Promise<void> {
    try {
      await download;
      setMessage(done);
    } catch {
      setMessage(words.notZipped);
    }
  }

  function downloadOne(file: StarterFile): Promise<void> {
    return report(downloadFile(file), isHidden(file) ? words.zippedOne(file.path) : '');
  }

  return (
    <div className={styles.viewer}>
      <div className={styles.actions}>
        <ActionButton
          look="primary"
          label={words.downloadAll}
          icon={FolderArchive}
          onClick={() => report(downloadZip(archiveName, files), words.zipped(files.length))}
        />
        <ActionButton label={words.download} icon={Download} onClick={() => downloadOne(shown)} />
        <ActionButton label={words.copy} icon={Copy} onClick={() => copy(shown)} />
        {actions.map(({ label, icon, run }) => (
          <ActionButton
            key={label}
            label={label}
            icon={icon}
            onClick={async () => setMessage(await run())}
          />
        ))}
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
      <div className={styles.files}>
        <FileTabs
          id={id}
          paths={files.map(({ path }) => path)}
          shownIndex={shownIndex}
          onChoose={setChosenPath}
        />
        <div
          id={`${id}-panel`}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${shownIndex}`}
        >
          <CodePreview key={shown.path} ref={preview} file={shown} />
        </div>
      </div>
    </div>
  );
}

interface FileTabsProps {
  /** Prefix of the ids of the tabs and their panel. */
  id: string;
  paths: readonly string[];
  shownIndex: number;
  onChoose: (path: string) => void;
}

/**
 * A select where there is little room, tabs beside the code where there is more. Files of a folder
 * are below its name.
 */
function FileTabs({ id, paths, shownIndex, onChoose }: FileTabsProps) {
  const tabs = useRef<HTMLDivElement>(null);

  function moveTab(event: KeyboardEvent): void {
    const target = tabTargets(shownIndex, paths.length)[event.key];
    const path = target === undefined ? undefined : paths[target];
    if (path === undefined || target === undefined) return;
    event.preventDefault();
    onChoose(path);
    tabs.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <>
      <div className={`${chevron.place} ${styles.select}`}>
        <select
          translate="no"
          aria-label={words.tabs}
          value={paths[shownIndex]}
          onChange={({ target }) => onChoose(target.value)}
        >
          {paths.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </select>
      </div>
      <div ref={tabs} role="tablist" aria-label={words.tabs} className={styles.tabs} translate="no">
        {paths.map((path, index) => {
          const folder = folderOf(path);
          const isFirst = folderOf(paths[index - 1]) !== folder;
          return (
            <Fragment key={path}>
              {folder && isFirst && <span aria-hidden>{folder}</span>}
              <button
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                aria-label={path}
                aria-selected={index === shownIndex}
                aria-controls={`${id}-panel`}
                data-nested={folder !== '' || undefined}
                tabIndex={index === shownIndex ? 0 : -1}
                onClick={() => onChoose(path)}
                onKeyDown={moveTab}
              >
                {path.slice(folder.length)}
              </button>
            </Fragment>
          );
        })}
      </div>
    </>
  );
}

interface ActionButtonProps extends Omit<FileAction, 'run'> {
  look?: 'primary' | 'quiet';
  onClick: () => void;
}

function ActionButton({ look = 'quiet', label, icon, onClick }: ActionButtonProps) {
  return (
    <Button look={look} size="compact" onClick={onClick}>
      <Icon of={icon} size={16} />
      <span>{label}</span>
    </Button>
  );
}

/** Those of one folder after each other, the first stays first. */
function byFolder(files: readonly StarterFile[]): readonly StarterFile[] {
  const roots = files.map(({ path }) => path.split('/', 1)[0]);
  const place = ({ path }: StarterFile) => roots.indexOf(path.split('/', 1)[0]);
  return [...files].sort((a, b) => place(a) - place(b));
}

/** With the slash at its end; empty for a file in none. */
function folderOf(path = ''): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Target tab for each key: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
function tabTargets(index: number, count: number): Readonly<Record<string, number>> {
  const next = (index + 1) % count;
  const previous = (index - 1 + count) % count;
  return {
    ArrowRight: next,
    ArrowDown: next,
    ArrowLeft: previous,
    ArrowUp: previous,
    Home: 0,
    End: count - 1,
  };
}
