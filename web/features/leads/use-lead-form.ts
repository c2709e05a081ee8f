import { useEffect, useRef, useState } from 'react';
import {
  isMessageOptional,
  LEAD_FIELDS,
  LEAD_REQUIRED,
  type LeadField,
} from '../../../worker/contract/leads.ts';
import type { LeadFormText } from '../../content/leads.ts';
import { type ApiFailure, sendLead } from '../../lib/api.ts';
import { tabStorage } from '../../lib/storage.ts';
import { LEAD_DRAFT_PREFIX } from '../../lib/storage-keys.ts';
import { fillEmpty, type SubmitFault, type Typed, useForm } from '../../lib/use-form.ts';
import { findFaults } from './lead-fields.ts';

export type LeadState = 'writing' | 'sending' | 'sent' | 'failed';

/**
 * A message form whose draft is kept for the tab until it is sent.
 * @param picked what was picked beside the form; goes before the message, which is then optional.
 */
export function useLeadForm(text: LeadFormText, picked = '') {
  const { id: formId, fixedTopic = '', missing = LEAD_REQUIRED.message } = text;
  const needsMessage = (topic: string) => picked === '' && !isMessageOptional(topic);
  const sentPanel = useRef<HTMLDivElement>(null);
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    names: [...LEAD_FIELDS, 'homepage'],
    check: (typed, element) =>
      findFaults(element, needsMessage(typed('topic')) ? missing : undefined),
    onInput: (typed) => storeDraft(formId, readLead(typed)),
    submit: async (typed) => {
      const lead = readLead(typed);
      const message = [picked, lead.message].filter(Boolean).join('\n\n');
      const outcome = await sendLead({ ...lead, message, homepage: typed('homepage') });
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
  const isMessageNeeded = needsMessage(fixedTopic);
  const fault = form.errorOf('message');
  // What was picked meanwhile is no message, but needs none.
  const messageFault = fault === missing && !isMessageNeeded ? undefined : fault;
  return { form, state, sentPanel, writeAnother, isMessageNeeded, messageFault };
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

const KEPT = 'What you wrote is still in the form.';

/** Error message for a failed submit that is not about a field. */
export function leadFailureMessage(failure: ApiFailure): string {
  if (failure.kind === 'network') {
    return `The server cannot be reached, so nothing was sent. Check your connection and send again. ${KEPT}`;
  }
  return `${failure.message ?? 'The server had a problem and did not store the message.'} ${KEPT}`;
}

/** Form input, stored per tab, so that a reload or a wrong click does not lose a message. */
type LeadDraft = Readonly<Record<string, string>>;

function storeDraft(formId: string, draft: LeadDraft): void {
  if (!hasText(draft)) {
    clearDraft(formId);
    return;
  }
  tabStorage.write(`${LEAD_DRAFT_PREFIX}${formId}`, JSON.stringify(draft));
}

/** @returns an empty draft if none is stored or the stored value is invalid. */
function readDraft(formId: string): LeadDraft {
  const draft = tabStorage.readJson(`${LEAD_DRAFT_PREFIX}${formId}`);
  return isDraft(draft) ? draft : {};
}

function clearDraft(formId: string): void {
  tabStorage.remove(`${LEAD_DRAFT_PREFIX}${formId}`);
}

/** Whether the visitor has written something; a topic alone may be preset. */
function hasText({ topic: _, ...written }: LeadDraft): boolean {
  return Object.values(written).some((text) => text !== '');
}

function isDraft(value: unknown): value is LeadDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
