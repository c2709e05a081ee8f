import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendLead } from '../../lib/api.ts';
import { clearDraft, readDraft, storeDraft } from './lead-draft.ts';
import {
  findControl,
  findFaults,
  type LeadErrors,
  type LeadFieldName,
  leadFieldNames,
} from './lead-fields.ts';
import { leadFailureMessage } from './lead-messages.ts';

type Status =
  | { readonly state: 'writing' }
  | { readonly state: 'sending' }
  | { readonly state: 'sent' }
  | { readonly state: 'failed'; readonly message: string };

/**
 * The state of a message form. The inputs keep their own text, also what was typed before the app
 * started; a draft of an earlier visit fills in only what is empty.
 */
export function useLeadForm(formId: string) {
  const form = useRef<HTMLFormElement>(null);
  const sentPanel = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<LeadErrors>({});
  const [status, setStatus] = useState<Status>({ state: 'writing' });

  useEffect(() => {
    const draft = readDraft(formId);
    for (const name of leadFieldNames) {
      const control = findControl(form.current, name);
      if (control && !control.value) control.value = draft[name] ?? '';
    }
  }, [formId]);

  useEffect(() => {
    if (status.state === 'sent') sentPanel.current?.focus();
  }, [status]);

  function handleInput(event: FormEvent<HTMLFormElement>): void {
    const { target } = event;
    const touched = leadFieldNames.find((name) => findControl(form.current, name) === target);
    if (touched) setErrors(({ [touched]: _, ...others }) => others);
    setStatus({ state: 'writing' });
    storeDraft(formId, readTyped(form.current));
  }

  function showErrors(found: LeadErrors): void {
    setErrors(found);
    const first = leadFieldNames.find((name) => found[name]);
    if (first) findControl(form.current, first)?.focus();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (status.state === 'sending') return;
    const faults = findFaults(event.currentTarget);
    showErrors(faults);
    if (Object.keys(faults).length > 0) return;

    setStatus({ state: 'sending' });
    const homepage = String(new FormData(event.currentTarget).get('homepage') ?? '');
    const outcome = await sendLead({ ...readTyped(form.current), homepage });
    if (outcome.ok) {
      clearDraft(formId);
      form.current?.reset();
      setStatus({ state: 'sent' });
      return;
    }
    const { failure } = outcome;
    const field = failure.kind === 'refused' ? fieldNamed(failure.field) : undefined;
    if (field && failure.kind === 'refused' && failure.message) {
      setStatus({ state: 'writing' });
      showErrors({ [field]: failure.message });
    } else {
      setStatus({ state: 'failed', message: leadFailureMessage(failure) });
    }
  }

  function writeAnother(): void {
    setStatus({ state: 'writing' });
    // The form takes the focus once it is there again.
    requestAnimationFrame(() => findControl(form.current, 'name')?.focus());
  }

  return { form, sentPanel, errors, status, handleInput, handleSubmit, writeAnother };
}

function readTyped(form: HTMLFormElement | null): Record<LeadFieldName, string> {
  const read = (name: LeadFieldName) => findControl(form, name)?.value ?? '';
  return {
    name: read('name'),
    email: read('email'),
    topic: read('topic'),
    message: read('message'),
  };
}

function fieldNamed(name: string | undefined): LeadFieldName | undefined {
  return leadFieldNames.find((field) => field === name);
}
