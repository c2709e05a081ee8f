import { useEffect, useRef, useState } from 'react';
import type { OnboardingText } from '../../content/onboarding/onboarding.ts';
import type { CreatedResult, Submission } from './create-result.ts';
import type { CheckedFacts } from './use-chosen-file.ts';

type Panel = typeof import('./ResultPanel.tsx').ResultPanel;

export type SubmitResult =
  | { readonly state: 'none' }
  | { readonly state: 'making' }
  /** The generator code failed to load. */
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly made: CreatedResult; readonly Panel: Panel };

type Content = Omit<Submission, 'file'>;

/** Waits for a running file check. */
type SettleFile = () => Promise<CheckedFacts | undefined>;

const NONE: SubmitResult = { state: 'none' };

/** Result of a submit. The generator code is loaded on first use. */
export function useSubmitResult(page: OnboardingText) {
  const [result, setResult] = useState<SubmitResult>(NONE);
  const run = useRef(0);

  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  async function create(
    content: Content,
    settleFile: SettleFile,
    onMade: () => void,
  ): Promise<void> {
    run.current += 1;
    const ownRun = run.current;
    setResult((shown) => (shown.state === 'ready' ? shown : { state: 'making' }));
    const next = await make(page, content, settleFile).catch(() => undefined);
    // Race: the form was reset, resubmitted or unmounted in the meantime.
    if (run.current !== ownRun) return;
    setResult(next ?? { state: 'failed', retry: () => create(content, settleFile, onMade) });
    if (next) onMade();
  }

  function discard(): void {
    run.current += 1;
    setResult(NONE);
  }

  return { result, create, discard };
}

async function make(
  page: OnboardingText,
  content: Content,
  settleFile: SettleFile,
): Promise<SubmitResult> {
  const [file, { createResult }, { ResultPanel }] = await Promise.all([
    settleFile(),
    import('./create-result.ts'),
    import('./ResultPanel.tsx'),
  ]);
  const made = createResult(
    page,
    { ...content, file },
    new Date(),
    location.origin + location.pathname,
  );
  return { state: 'ready', made, Panel: ResultPanel };
}
