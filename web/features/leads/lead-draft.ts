/**
 * What is typed into a form, kept for the tab: a reload or a wrong click loses no message. Storage
 * may be blocked, full or damaged: the form works without it.
 */
export type LeadDraft = Readonly<Record<string, string>>;

export function storeDraft(formId: string, draft: LeadDraft): void {
  withStorage((storage) => storage.setItem(keyOf(formId), JSON.stringify(draft)));
}

/** @returns nothing at all if there is no draft, or if what is stored is none. */
export function readDraft(formId: string): LeadDraft {
  const draft = withStorage((storage): unknown => JSON.parse(storage.getItem(keyOf(formId)) ?? ''));
  return isDraft(draft) ? draft : {};
}

export function clearDraft(formId: string): void {
  withStorage((storage) => storage.removeItem(keyOf(formId)));
}

function keyOf(formId: string): string {
  return `draft_${formId}`;
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is LeadDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
