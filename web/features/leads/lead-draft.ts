import { tabStorage } from '../../lib/storage.ts';
import { LEAD_DRAFT_PREFIX } from '../../lib/storage-keys.ts';

/** Form input, stored per tab, so that a reload or a wrong click does not lose a message. */
export type LeadDraft = Readonly<Record<string, string>>;

export function storeDraft(formId: string, draft: LeadDraft): void {
  if (!hasText(draft)) {
    clearDraft(formId);
    return;
  }
  tabStorage.write(`${LEAD_DRAFT_PREFIX}${formId}`, JSON.stringify(draft));
}

/** @returns an empty draft if none is stored or the stored value is invalid. */
export function readDraft(formId: string): LeadDraft {
  const draft = tabStorage.readJson(`${LEAD_DRAFT_PREFIX}${formId}`);
  return isDraft(draft) ? draft : {};
}

export function clearDraft(formId: string): void {
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
