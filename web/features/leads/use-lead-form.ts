import { useEffect, useRef, useState } from 'react';
import { LEAD_FIELDS, type LeadField } from '../../../worker/contract/leads.ts';
import { type ApiFailure, sendLead } from '../../lib/api.ts';
import { fillEmpty, type SubmitFault, type Typed, useForm } from '../../lib/use-form.ts';
import { clearDraft, readDraft, storeDraft } from './lead-draft.ts';
import { findFaults } from './lead-fields.ts';
import { leadFailureMessage } from './lead-messages.ts';

export type LeadState = 'writing' | 'sending' | 'sent' | 'failed';

/** A message form whose draft is kept for the tab until it is sent. */
export function useLeadForm(formId: string) {
  const sentPanel = useRef<HTMLDivElement>(null);
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    names: [...LEAD_FIELDS, 'homepage'],
    check: (_, element) => findFaults(element),
    onInput: (typed) => storeDraft(formId, readLead(typed)),
    submit: async (typed) => {
      const outcome = await sendLead({ ...readLead(typed), homepage: typed('homepage') });
      if (outcome.ok) {
        clearDraft(formId);
        form.reset();
        setIsSent(true);
        return undefined;
      }
      return explain(outcome.failure);
    },
  });

  const { ref } = form.props;
  useEffect(() => {
    const draft = readDraft(formId);
    fillEmpty(ref.current, LEAD_FIELDS, (name) => draft[name] ?? '');
  }, [ref, formId]);

  useEffect(() => {
    if (isSent) sentPanel.current?.focus();
  }, [isSent]);

  function writeAnother(): void {
    setIsSent(false);
    // Focus after the form is visible again.
    requestAnimationFrame(() => form.focus('name'));
  }

  const state: LeadState = isSent
    ? 'sent'
    : form.isSending
      ? 'sending'
      : form.message === undefined
        ? 'writing'
        : 'failed';
  return { form, state, sentPanel, writeAnother };
}

function readLead(typed: Typed<LeadField>): Record<LeadField, string> {
  return {
    name: typed('name'),
    email: typed('email'),
    topic: typed('topic'),
    message: typed('message'),
  };
}

function explain(failure: ApiFailure): SubmitFault {
  const field = failure.kind === 'refused' && LEAD_FIELDS.find((name) => name === failure.field);
  return field && failure.message
    ? { message: failure.message, field }
    : { message: leadFailureMessage(failure) };
}
