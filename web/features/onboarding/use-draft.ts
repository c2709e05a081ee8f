import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { OnboardingScreenId } from '../../content/onboarding/ids.ts';
import { type DraftEntry, type FileFacts, SCHEMA_VERSION } from '../workspace-store/entry.ts';
import { readEntry, removeEntry, saveEntry, watchOtherTabs } from '../workspace-store/store.ts';
import { fillForm, isEmptyForm, readForm } from './form-values.ts';

const SAVE_DELAY_MS = 400;

/** What is worth a word about the draft; undefined while all is well. */
export type DraftProblem = 'damaged' | 'full' | 'blocked' | 'other-tab';

interface DraftOf {
  readonly id: string;
  readonly screen: OnboardingScreenId;
}

/**
 * Keeps what stands in a form across reloads, in this browser. The form itself holds the text; a
 * draft is read from it shortly after each input, and written at the latest when the page is left.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, { id, screen }: DraftOf) {
  const [problem, setProblem] = useState<DraftProblem>();
  const [isKept, setIsKept] = useState(false);
  const [restoredFile, setRestoredFile] = useState<FileFacts>();
  const file = useRef<FileFacts>(undefined);
  const name = useRef<string>(undefined);
  const unsaved = useRef<DraftEntry>(undefined);
  const timer = useRef<number>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    const entry = unsaved.current;
    if (!entry) return;
    unsaved.current = undefined;
    if (isEmptyForm(entry) && !entry.file) {
      removeEntry(entry.id);
      setIsKept(false);
      return;
    }
    const outcome = saveEntry(entry);
    setIsKept(outcome === 'kept');
    setProblem(outcome === 'kept' ? undefined : outcome);
  }, []);

  /** Reads the form now and writes it soon. */
  const saveSoon = useCallback(() => {
    if (!form.current) return;
    unsaved.current = {
      ...readForm(form.current),
      schemaVersion: SCHEMA_VERSION,
      kind: 'draft',
      id,
      screen,
      savedAtMs: Date.now(),
      ...(name.current && { name: name.current }),
      ...(file.current && { file: file.current }),
    };
    clearTimeout(timer.current);
    timer.current = window.setTimeout(save, SAVE_DELAY_MS);
  }, [form, id, screen, save]);

  const setFile = useCallback(
    (next: FileFacts | undefined) => {
      file.current = next;
      setRestoredFile(undefined);
      saveSoon();
    },
    [saveSoon],
  );

  /** @returns a function that takes it back, once the form has its content again. */
  const remove = useCallback(() => {
    const [nameBefore, fileBefore] = [name.current, file.current];
    clearTimeout(timer.current);
    unsaved.current = undefined;
    name.current = undefined;
    file.current = undefined;
    setRestoredFile(undefined);
    setIsKept(false);
    removeEntry(id);
    return () => {
      name.current = nameBefore;
      file.current = fileBefore;
      setRestoredFile(fileBefore);
      saveSoon();
    };
  }, [id, saveSoon]);

  // What was kept is known to the browser only.
  useEffect(() => {
    if (!form.current) return;
    const wasTypedEarly = !isEmptyForm(readForm(form.current));
    const stored = readEntry(id);
    if (stored.state === 'found' && stored.entry.kind === 'draft') {
      fillForm(form.current, stored.entry);
      name.current = stored.entry.name;
      file.current = stored.entry.file;
      setRestoredFile(stored.entry.file);
      setIsKept(true);
    } else if (stored.state === 'damaged' || stored.state === 'blocked') {
      setProblem(stored.state);
    }
    if (wasTypedEarly) saveSoon();
  }, [form, id, saveSoon]);

  useEffect(() => {
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', saveWhenHidden);
    addEventListener('pagehide', save);
    const stopWatching = watchOtherTabs((changedId) => {
      if (changedId === id) setProblem('other-tab');
    });
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      removeEventListener('pagehide', save);
      stopWatching();
      save();
    };
  }, [id, save]);

  return { problem, isKept, restoredFile, saveSoon, save, setFile, remove };
}
