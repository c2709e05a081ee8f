import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OnboardingScreenId } from '../../content/onboarding/ids.ts';
import { type DraftEntry, type FileFacts, SCHEMA_VERSION } from '../workspace-store/entry.ts';
import { readEntry, removeEntry, saveEntry, watchOtherTabs } from '../workspace-store/store.ts';
import { fillForm, isEmptyForm, readForm } from './form-values.ts';
import { useDelayedSave } from './use-delayed-save.ts';

/** A draft problem to report; undefined if there is none. */
export type DraftProblem = 'damaged' | 'full' | 'blocked' | 'other-tab';

interface DraftOptions {
  readonly id: string;
  readonly screen: OnboardingScreenId;
  /** Called when a logout has erased the draft; what the form still shows is then outdated. */
  readonly onErased: () => void;
}

/** Parts of a draft that are not form controls. */
type Beside = Pick<DraftEntry, 'name' | 'file'>;

/**
 * Persists a form's content in this browser across reloads. The form itself holds the state; the
 * draft is read from it after a debounce and saved at the latest when the page is left.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const { id, screen } = options;
  const [problem, setProblem] = useState<DraftProblem>();
  const [isKept, setIsKept] = useState(false);
  const [restoredFile, setRestoredFile] = useState<FileFacts>();
  const beside = useRef<Beside>({});

  const write = useCallback((entry: DraftEntry) => {
    if (isEmptyForm(entry) && !entry.file) {
      removeEntry(entry.id);
      setIsKept(false);
      return;
    }
    const outcome = saveEntry(entry);
    setIsKept(outcome === 'kept');
    setProblem(outcome === 'kept' ? undefined : outcome);
  }, []);
  const { schedule, save, cancel } = useDelayedSave(write);

  /** Reads the form immediately and saves after the debounce. */
  const saveSoon = useCallback(() => {
    if (!form.current) return;
    schedule({
      ...readForm(form.current),
      ...beside.current,
      schemaVersion: SCHEMA_VERSION,
      kind: 'draft',
      id,
      screen,
      savedAtMs: Date.now(),
    });
  }, [form, id, screen, schedule]);

  const setFile = useCallback(
    (file: FileFacts | undefined) => {
      const { name } = beside.current;
      beside.current = { ...(name && { name }), ...(file && { file }) };
      setRestoredFile(undefined);
      saveSoon();
    },
    [saveSoon],
  );

  const remove = useCallback(() => {
    const before = beside.current;
    cancel();
    beside.current = {};
    setRestoredFile(undefined);
    setIsKept(false);
    removeEntry(id);
    return function undo(): void {
      beside.current = before;
      setRestoredFile(before.file);
      saveSoon();
    };
  }, [id, cancel, saveSoon]);

  // Storage is available only after hydration.
  useEffect(() => {
    if (!form.current) return;
    const wasTypedEarly = !isEmptyForm(readForm(form.current));
    const stored = readEntry(id);
    if (stored.state === 'found' && stored.entry.kind === 'draft') {
      fillForm(form.current, stored.entry);
      const { name, file } = stored.entry;
      beside.current = { ...(name && { name }), ...(file && { file }) };
      setRestoredFile(file);
      setIsKept(true);
    } else if (stored.state === 'damaged' || stored.state === 'blocked') {
      setProblem(stored.state);
    }
    if (wasTypedEarly) saveSoon();
  }, [form, id, saveSoon]);

  const lookAgain = useEffectEvent(() => {
    // A full storage has no entry either, and the form has the only copy.
    if (problem === 'full' || readEntry(id).state !== 'none') return;
    cancel();
    options.onErased();
  });
  useEffect(
    () =>
      watchOtherTabs((changedId) => {
        if (changedId === undefined) lookAgain();
        else if (changedId === id) setProblem('other-tab');
      }),
    [id],
  );

  return { problem, isKept, restoredFile, saveSoon, save, setFile, remove };
}
