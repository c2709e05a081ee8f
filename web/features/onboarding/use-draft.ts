import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FieldName,
  type OnboardingScreenId,
  requiredFieldNames,
} from '../../content/onboarding/onboarding.ts';
import type { Faults } from '../../lib/use-form.ts';
import { type FileFacts, SCHEMA_VERSION } from '../workspace-store/entry.ts';
import { readEntry, removeEntry, saveEntry, watchOtherTabs } from '../workspace-store/store.ts';
import {
  type DraftContent,
  EMPTY_CONTENT,
  fieldInUse,
  isEmptyForm,
  mergeContent,
  readForm,
  tickItems,
} from './form-values.ts';
import { useDelayedSave } from './use-delayed-save.ts';

/** A draft problem to report; undefined if there is none. */
export type DraftProblem = 'damaged' | 'full' | 'blocked';

interface DraftOptions {
  readonly id: string;
  readonly screen: OnboardingScreenId;
  readonly fillIn: (texts: Faults<FieldName>) => void;
  /** Called when a logout has erased the draft; what the form still shows is then outdated. */
  readonly onErased: () => void;
}

/** Parts of a draft that are not form controls. */
type Beside = Pick<DraftContent, 'name' | 'file'>;

interface Snapshot {
  readonly content: DraftContent;
  /** The base at that time, as another tab may save before this is written. */
  readonly since: DraftContent;
}

/**
 * Persists a form's content in this browser across reloads. The form itself holds the state; the
 * draft is read from it after a debounce and saved at the latest when the page is left. Tabs that
 * have the same draft open follow each other, field by field.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const { id, screen } = options;
  const [problem, setProblem] = useState<DraftProblem>();
  const [isKept, setIsKept] = useState(false);
  const [restoredFile, setRestoredFile] = useState<FileFacts>();
  const beside = useRef<Beside>({});
  /** What this tab last read or wrote; any difference from it was made in this tab. */
  const base = useRef(EMPTY_CONTENT);

  function readContent(element: HTMLFormElement): DraftContent {
    return { ...readForm(element), ...beside.current };
  }

  function show(element: HTMLFormElement, { values, done, name, file }: DraftContent): void {
    const shown = readForm(element);
    const changed = requiredFieldNames.filter((field) => values[field] !== shown.values[field]);
    if (changed.length > 0 || !isEqual(done, shown.done)) {
      tickItems(element, done);
      options.fillIn(Object.fromEntries(changed.map((field) => [field, values[field]])));
    }
    if (!isEqual(file, beside.current.file)) setRestoredFile(file);
    beside.current = { name, file };
  }

  /** Shows the stored content, but keeps changes made in this tab. @param inUse a field to leave. */
  function follow(inUse?: FieldName): void {
    if (!form.current) return;
    const known = base.current;
    const stored = readStored(id, known);
    const left = inUse && { [inUse]: known.values[inUse] };
    base.current = { ...stored, values: { ...stored.values, ...left } };
    show(form.current, mergeContent(known, readContent(form.current), base.current));
    setIsKept(readEntry(id).state === 'found');
  }

  const { schedule, save, cancel } = useDelayedSave(({ content, since }: Snapshot) => {
    const merged = mergeContent(since, content, readStored(id, since));
    if (isEmptyForm(merged) && !merged.file) {
      removeEntry(id);
    } else {
      const outcome = saveEntry({
        ...merged,
        schemaVersion: SCHEMA_VERSION,
        kind: 'draft',
        id,
        screen,
        savedAtMs: Date.now(),
      });
      setProblem(outcome === 'kept' ? undefined : outcome);
      if (outcome !== 'kept') {
        setIsKept(false);
        return;
      }
    }
    base.current = mergeContent(since, content, base.current);
    follow(fieldInUse());
  });

  /** Reads the form immediately and saves after the debounce. */
  function saveSoon(): void {
    if (form.current) schedule({ content: readContent(form.current), since: base.current });
  }

  function setFile(file: FileFacts | undefined): void {
    beside.current = { ...beside.current, file };
    setRestoredFile(undefined);
    saveSoon();
  }

  /** Removes the draft of a form that is about to be reset. */
  function remove() {
    const before = form.current ? readContent(form.current) : EMPTY_CONTENT;
    cancel();
    beside.current = {};
    base.current = EMPTY_CONTENT;
    setRestoredFile(undefined);
    setIsKept(false);
    removeEntry(id);
    return function undo(): void {
      if (!form.current) return;
      // Text typed since then is kept.
      show(form.current, mergeContent(EMPTY_CONTENT, readContent(form.current), before));
      saveSoon();
    };
  }

  // Storage is available only after hydration.
  const restore = useEffectEvent(() => {
    if (!form.current) return;
    const wasTypedEarly = !isEmptyForm(readForm(form.current));
    const { state } = readEntry(id);
    if (state === 'damaged' || state === 'blocked') setProblem(state);
    follow();
    if (wasTypedEarly) saveSoon();
  });
  useEffect(() => restore(), []);

  const lookAgain = useEffectEvent((changedId: string | undefined) => {
    const isErased = changedId === undefined && readEntry(id).state === 'none';
    // A full storage has no entry either, and the form has the only copy.
    if (isErased && problem !== 'full') {
      cancel();
      options.onErased();
    } else if (changedId === undefined || changedId === id) {
      follow(fieldInUse());
    }
  });
  // Updates the field that was focused then.
  const catchUp = useEffectEvent(() => follow());
  useEffect(() => {
    const stopWatching = watchOtherTabs((changedId) => lookAgain(changedId));
    const leaving = new AbortController();
    addEventListener('focusout', () => catchUp(), { signal: leaving.signal });
    return () => {
      stopWatching();
      leaving.abort();
    };
  }, []);

  return { problem, isKept, restoredFile, saveSoon, save, setFile, remove };
}

/** @param known the fallback if the entry cannot be read. */
function readStored(id: string, known: DraftContent): DraftContent {
  const stored = readEntry(id);
  if (stored.state === 'found' && stored.entry.kind === 'draft') return stored.entry;
  return stored.state === 'none' ? EMPTY_CONTENT : known;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
