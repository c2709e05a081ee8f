import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import type { Done } from '../../../worker/contract/answers.ts';
import type { ApiFailure, ApiOutcome } from '../../lib/api.ts';
import { noteRefusal } from './session.ts';
import { countErasable, signOut } from './sign-out.ts';

export interface LogOut {
  /** Logs out, after asking in the dialog if drafts would be lost. */
  readonly ask: () => void;
  readonly leave: () => Promise<void>;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Number of drafts that the dialog asks about. */
  readonly erasableCount: number;
  readonly isLeaving: boolean;
  readonly failure: ApiFailure | undefined;
}

/** A logout by button: asks first if it would erase drafts, then goes to the login page. */
export function useLogOut(end?: () => Promise<ApiOutcome<Done>>): LogOut {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [erasableCount, setErasableCount] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();

  function ask(): void {
    if (isLeaving) return;
    const count = countErasable();
    setErasableCount(count);
    if (count > 0) dialog.current?.showModal();
    else leave();
  }

  async function leave(): Promise<void> {
    dialog.current?.close();
    setIsLeaving(true);
    setFailure(undefined);
    const outcome = await signOut(end);
    setIsLeaving(false);
    if (outcome.ok || noteRefusal(outcome.failure)) await navigate({ to: '/login' });
    else setFailure(outcome.failure);
  }

  return { ask, leave, dialog, erasableCount, isLeaving, failure };
}
