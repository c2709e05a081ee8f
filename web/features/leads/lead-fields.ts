import { LEAD_MESSAGE_MAX_CHARS } from '../../../worker/contract/leads.ts';

/** In the order of the screen. */
export const leadFieldNames = ['name', 'email', 'topic', 'message'] as const;

export type LeadFieldName = (typeof leadFieldNames)[number];

export type LeadErrors = Partial<Record<LeadFieldName, string>>;

export type LeadControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** As the Worker checks it, in the words of the `pattern` attribute. */
export const EMAIL_PATTERN = String.raw`[^\s@]+@[^\s@]+\.[^\s@]+`;

const missing: Record<LeadFieldName, string> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  topic: 'Choose a topic.',
  message: 'Write a message.',
};

export function findControl(
  form: HTMLFormElement | null,
  name: LeadFieldName,
): LeadControl | undefined {
  const control = form?.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : undefined;
}

/** A message for each field that the Worker would refuse. */
export function findFaults(form: HTMLFormElement): LeadErrors {
  const errors: LeadErrors = {};
  for (const name of leadFieldNames) {
    const fault = faultOf(name, findControl(form, name));
    if (fault !== undefined) errors[name] = fault;
  }
  return errors;
}

function faultOf(name: LeadFieldName, control: LeadControl | undefined): string | undefined {
  if (!control) return undefined;
  const text = control.value.trim();
  if (!text) return control.required ? missing[name] : undefined;
  if (control.validity.typeMismatch || control.validity.patternMismatch) {
    return 'Enter an email address such as name@company.com.';
  }
  if (name === 'message' && text.length > LEAD_MESSAGE_MAX_CHARS) {
    return `Shorten the message to ${LEAD_MESSAGE_MAX_CHARS} characters; it has ${text.length}.`;
  }
  return undefined;
}
