import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ConfigKind, Finding } from '../file-check/check-file.ts';
import type { FileFacts } from '../workspace-store/entry.ts';

export type ChosenFile =
  | { readonly state: 'none' }
  | { readonly state: 'checking'; readonly name: string }
  | { readonly state: 'refused'; readonly name: string; readonly message: string }
  | {
      readonly state: 'accepted';
      readonly about: FileFacts;
      /** Undefined if the check failed to load. */
      readonly check: LoadedCheck | undefined;
    };

interface LoadedCheck {
  readonly kind: ConfigKind;
  readonly findings: readonly Finding[];
  /** Renders the findings; loaded with the check. */
  readonly Report: typeof import('./FileReport.tsx').FileReport;
}

/** Metadata of the file, with the findings if it was checked. */
export type CheckedFacts = FileFacts & { readonly findings?: readonly Finding[] };

const NONE: ChosenFile = { state: 'none' };

/**
 * State of the form's file, which is checked in this browser as soon as it is chosen. A rejected
 * file leaves the previous one in place.
 * @param onAccept receives the metadata to store, or undefined when the file is removed.
 */
export function useChosenFile(
  input: RefObject<HTMLInputElement | null>,
  onAccept: (about: FileFacts | undefined) => void,
) {
  const [chosen, setChosen] = useState<ChosenFile>(NONE);
  const accepted = useRef<{ file: File; about: CheckedFacts }>(undefined);
  const latest = useRef<File>(undefined);
  const checked = useRef<Promise<void>>(Promise.resolve());

  function putIntoInput(file: File | undefined): void {
    if (!input.current) return;
    if (file) {
      const holder = new DataTransfer();
      holder.items.add(file);
      input.current.files = holder.files;
    } else {
      input.current.value = '';
    }
  }

  async function check(file: File): Promise<void> {
    const outcome = await checkWhenLoaded(file);
    // Race: another file was chosen, or the form was reset, during the check.
    if (latest.current !== file) return;
    setChosen(outcome);
    if (outcome.state === 'accepted') {
      const { about, check: loaded } = outcome;
      accepted.current = {
        file,
        about: { ...about, ...(loaded && { findings: loaded.findings }) },
      };
      onAccept(about);
    } else {
      latest.current = accepted.current?.file;
      putIntoInput(accepted.current?.file);
    }
  }

  function clear(): void {
    latest.current = undefined;
    accepted.current = undefined;
    putIntoInput(undefined);
    setChosen(NONE);
  }

  function take(file: File | undefined): void {
    if (!file) {
      clear();
      onAccept(undefined);
      return;
    }
    latest.current = file;
    putIntoInput(file);
    setChosen({ state: 'checking', name: file.name });
    checked.current = check(file);
  }

  // A file chosen before hydration, or restored by the browser after a reload.
  const takeEarly = useEffectEvent(take);
  useEffect(() => {
    const file = input.current?.files?.[0];
    if (file && file !== latest.current) takeEarly(file);
  }, [input]);

  /** Waits for a running check, then returns what is known of the accepted file. */
  async function settle(): Promise<CheckedFacts | undefined> {
    await checked.current;
    return accepted.current?.about;
  }

  return { chosen, take, clear, settle };
}

async function checkWhenLoaded(file: File): Promise<ChosenFile> {
  const about = { name: file.name, sizeBytes: file.size };
  try {
    const [{ checkFile, configKindNames }, { FileReport }] = await Promise.all([
      import('../file-check/check-file.ts'),
      import('./FileReport.tsx'),
    ]);
    const check = await checkFile(file);
    return check.accepted
      ? {
          state: 'accepted',
          about: { ...about, kindName: configKindNames[check.kind] },
          check: { kind: check.kind, findings: check.findings, Report: FileReport },
        }
      : { state: 'refused', name: file.name, message: check.message };
  } catch {
    return { state: 'accepted', about, check: undefined };
  }
}
