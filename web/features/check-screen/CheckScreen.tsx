import {
  type DragEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Signal } from '../../components/ui/Signal.tsx';
import { type CheckExample, checkExamples } from '../../content/check/examples.ts';
import { checkProgress, checkForm as words } from '../../content/check/page.ts';
import type { SignalState } from '../../content/signal.ts';
import { configKindNames } from '../file-check/config-kind.ts';
import styles from './CheckScreen.module.css';
import { type CheckedFile, isDone, type OpenFile } from './checked-file.ts';
import { Editor } from './Editor.tsx';
import { openExample } from './examples.ts';
import { Menu } from './Menu.tsx';
import { marksOf } from './marks-of.ts';
import { Report } from './Report.tsx';
import { useOpenRow } from './use-open-row.ts';
import { NAMELESS, usePlayground } from './use-playground.ts';

const FIRST = openExample('compose');
const EXAMPLES: readonly CheckExample[] = [
  'compose',
  'workflow',
  'dockerfile',
  'kubernetes',
  'terraform',
];

/** An editor, and beside it what the check finds in the file. */
export function CheckScreen() {
  const playground = usePlayground(FIRST);
  const { files, file, check, index, isUnloaded, open, type, checkAgain } = playground;
  const [isOver, setIsOver] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const marks = useMemo(() => marksOf(check?.findings ?? []), [check]);
  const rows = check?.rows ?? [];
  const opening = useOpenRow(rows, rows[0]);

  const openShared = useEffectEvent(async () => {
    if (location.hash === '') return;
    const { readSharedHash } = await import('./share.ts');
    const shared = readSharedHash(location.hash);
    if (shared) await take(shared.map(({ name, text }) => new File([text], name)));
  });

  useEffect(() => {
    openShared();
    addEventListener('hashchange', openShared);
    return () => removeEventListener('hashchange', openShared);
  }, []);

  /** What does not load is said by `isUnloaded`. */
  async function take(chosenFiles: readonly File[]): Promise<void> {
    await open(chosenFiles).catch(() => {});
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await checkAgain(file);
    heading.current?.focus();
  }

  function handleDragOver(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  }

  function handleDrop(event: DragEvent): void {
    setIsOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  }

  return (
    <div className={styles.screen} data-over={isOver || undefined}>
      <form
        aria-label={words.label}
        onSubmit={submit}
        onDragOver={handleDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <div className={styles.bar}>
          <ul className={styles.tabs} aria-label={words.tabs}>
            {files.map((each, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
              <li key={place}>
                <button
                  type="button"
                  aria-current={place === index || undefined}
                  onClick={() => playground.choose(place)}
                >
                  <Signal state={stateOf(each)} />
                  <span translate="no">{each.name || NAMELESS}</span>
                </button>
              </li>
            ))}
          </ul>
          <label className={styles.open}>
            <input
              type="file"
              className="visually-hidden"
              title={words.filesHint}
              multiple
              onChange={({ target }) => target.files?.length && take([...target.files])}
            />
            {words.files}
          </label>
          <Menu label={words.examples}>
            {(item) =>
              EXAMPLES.map((id) => (
                <button key={id} {...item} onClick={() => playground.begin(openExample(id))}>
                  {checkExamples[id].label}
                </button>
              ))
            }
          </Menu>
        </div>
        <Editor
          ref={opening.editor}
          label={words.text}
          text={file.text}
          kind={check?.kind}
          marks={marks}
          chosen={opening.lines}
          placeholder={words.placeholder}
          isReadOnly={files.some((each) => each.check.state === 'checking')}
          onType={type}
          onReplace={(text) => type(text, '')}
        />
        <div className={styles.foot}>
          <label>
            <span>{words.name}</span>
            <input
              name="name"
              value={file.name}
              placeholder={NAMELESS}
              autoComplete="off"
              spellCheck={false}
              translate="no"
              onChange={({ target }) => type(file.text, target.value)}
            />
          </label>
          {check && <span>{configKindNames[check.kind]}</span>}
          <Button type="submit" look="quiet" size="compact">
            {words.submit}
          </Button>
        </div>
        {isUnloaded && <p role="alert">{words.notLoaded}</p>}
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
      </form>
      <Report
        playground={playground}
        opened={opening.row}
        onOpen={opening.open}
        heading={heading}
      />
      <p className="visually-hidden" role="status">
        {say(files)}
      </p>
    </div>
  );
}

function stateOf({ check, text }: OpenFile): SignalState {
  if (check.state === 'checking') return 'waiting';
  if (check.state !== 'checked') return 'failed';
  if (text.trim() === '') return 'waiting';
  if (check.findings.length === 0) return 'passed';
  return check.findings.some(({ severity }) => severity === 'error') ? 'failed' : 'running';
}

/** Of all files, for those who do not see the report. */
function say(files: readonly CheckedFile[]): string {
  const current = files.find(({ check }) => check.state === 'checking');
  if (current) return checkProgress.checking(current.name);
  const done = files.filter(isDone);
  const findings = done.flatMap(({ check }) => check.findings);
  return checkProgress.done(done.length, files.length - done.length, findings.length);
}
