import { tabStorage } from '../../lib/storage.ts';
import { LEAD_DRAFT_PREFIX } from '../../lib/storage-keys.ts';

/** What is typed into a form, kept for the tab: a reload or a wrong click loses no message. */
export type LeadDraft = Readonly<Record<string, string>>;

export function storeDraft(formId: string, draft: LeadDraft): void {
  tabStorage.write(`${LEAD_DRAFT_PREFIX}${formId}`, JSON.stringify(draft));
}

/** @returns nothing at all if there is no draft, or if what is stored is none. */
export function readDraft(formId: string): LeadDraft {
  const draft = tabStorage.readJson(`${LEAD_DRAFT_PREFIX}${formId}`);
  return isDraft(draft) ? draft : {};
}

export function clearDraft(formId: string): void {
  tabStorage.remove(`${LEAD_DRAFT_PREFIX}${formId}`);
}

function isDraft(value: unknown): value is LeadDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
