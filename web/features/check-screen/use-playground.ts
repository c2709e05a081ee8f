import { startTransition, useEffect, useRef, useState } from 'react';
import { applyEdits } from '../file-check/edits.ts';
import type { Edit } from '../file-check/finding.ts';
import { type CheckedFile, isDone, type OpenFile } from './checked-file.ts';

/** Typing is checked once it rests. */
const REST_MS = 350;
/** Has no extension, so that the text tells the kind. */
export const NAMELESS = 'pasted';

/**
 * The files in the editor and what the check finds in them. Its code loads with the first check; what
 * was found in `first` comes with the page.
 */
export function usePlayground(first: OpenFile) {
  const [files, setFiles] = useState<readonly OpenFile[]>([first]);
  const [index, setIndex] = useState(0);
  const [isUnloaded, setIsUnloaded] = useState(false);
  const turn = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const file = files[index] ?? first;

  useEffect(() => () => clearTimeout(rest.current), []);

  /** Checks files, and shows each with those before it. @throws if the code does not load. */
  async function open(chosen: readonly File[]): Promise<void> {
    const own = nextTurn();
    const checkFiles = await load();
    setIndex(0);
    setFiles(chosen.map(waiting));
    const done: OpenFile[] = [];
    for (const [place, next] of chosen.entries()) {
      const show = (shown: readonly OpenFile[]) => {
        if (turn.current !== own) return;
        // Renders in slices, between which the page answers.
        startTransition(() => setFiles([...shown, ...chosen.slice(place + 1).map(waiting)]));
      };
      const onPart = (part: CheckedFile) => show([...done, toOpen(part)]);
      for await (const checked of checkFiles(next, chosen, onPart)) {
        if (turn.current !== own) return;
        done.push(toOpen(checked));
        show(done);
      }
    }
  }

  function nextTurn(): number {
    clearTimeout(rest.current);
    turn.current += 1;
    return turn.current;
  }

  async function load() {
    try {
      const { checkFiles } = await import('./check-files.ts');
      setIsUnloaded(false);
      return checkFiles;
    } catch (error) {
      setIsUnloaded(true);
      throw error;
    }
  }

  async function checkAgain(edited: OpenFile): Promise<void> {
    const own = nextTurn();
    if (edited.text.trim() === '') return;
    const checkFiles = await load().catch(() => undefined);
    const sources = files.map((each, place) => toSource(place === index ? edited : each));
    const show = ({ check }: CheckedFile) => {
      if (turn.current !== own) return;
      startTransition(() => {
        setFiles((all) => all.map((each, place) => (place === index ? { ...each, check } : each)));
      });
    };
    for await (const checked of checkFiles?.(toSource(edited), sources, show) ?? []) show(checked);
  }

  function edit(edited: OpenFile): void {
    setFiles(files.map((each, place) => (place === index ? edited : each)));
  }

  function correct(text: string, count: number): void {
    const { corrections, typed = file.text } = file;
    const edited = { ...file, text, corrections: corrections + count, typed };
    edit(edited);
    checkAgain(edited);
  }

  const checked = isDone(file) && file.text.trim() !== '' ? file.check : undefined;
  const isCurrent = checked?.text === file.text;

  return {
    files,
    file,
    /** Undefined if there is no text, or the text is one that could not be checked. */
    check: isCurrent || !isUnloaded ? checked : undefined,
    index,
    isUnloaded,
    open,
    choose: setIndex,
    replace: setFiles,
    checkAgain,

    /** Shows a file whose findings are known. */
    begin(example: OpenFile): void {
      nextTurn();
      setIndex(0);
      setFiles([example]);
    },

    /** Takes what is typed, which is checked after a pause. */
    type(text: string, name = text === '' ? '' : file.name): void {
      const edited = { ...file, name, text, corrections: 0, typed: undefined };
      edit(edited);
      nextTurn();
      rest.current = setTimeout(checkAgain, REST_MS, edited);
    },

    /** Replaces the text by a corrected one, which is checked at once. */
    correct,
    /** Undefined while the findings are of an older text. */
    apply: isCurrent ? (fix: Edit) => correct(applyEdits(file.text, [fix]), 1) : undefined,

    undo(): void {
      const edited = { ...file, text: file.typed ?? file.text, corrections: 0, typed: undefined };
      edit(edited);
      checkAgain(edited);
    },
  };
}

export type Playground = ReturnType<typeof usePlayground>;

const toSource = ({ name, text }: OpenFile) => new File([text], name || NAMELESS);

const toOpen = (file: CheckedFile): OpenFile => {
  return { ...file, text: file.check.state === 'checked' ? file.check.text : '', corrections: 0 };
};

const waiting = ({ name }: File): OpenFile => toOpen({ name, check: { state: 'checking' } });
