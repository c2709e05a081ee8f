import { EMAIL_INVISIBLE, hasInvisibleCharacter } from '../../../worker/contract/email-rules.ts';
import {
  LEAD_FIELDS,
  LEAD_MESSAGE_MAX_CHARS,
  LEAD_REQUIRED,
  type LeadField,
} from '../../../worker/contract/leads.ts';
import { type Faults, findControl } from '../../lib/use-form.ts';

/** The Worker's check as a value for the `pattern` attribute. */
export const EMAIL_PATTERN = String.raw`[^\s@]+@[^\s@]+\.[^\s@]+`;

/**
 * Validation errors for the fields that the Worker would reject.
 * @param missing what to say of an empty message; undefined if none is needed.
 */
export function findFaults(form: HTMLFormElement, missing: string | undefined): Faults<LeadField> {
  return Object.fromEntries(LEAD_FIELDS.map((name) => [name, faultOf(form, name, missing)]));
}

function faultOf(
  form: HTMLFormElement,
  name: LeadField,
  missing: string | undefined,
): string | undefined {
  const control = findControl(form, name);
  if (!control) return undefined;
  const text = control.value.trim();
  if (!text) {
    if (name === 'message') return missing;
    return control.required ? LEAD_REQUIRED[name] : undefined;
  }
  if (name === 'email' && hasInvisibleCharacter(text)) return EMAIL_INVISIBLE;
  if (control.validity.typeMismatch || control.validity.patternMismatch) {
    return 'Enter an email address such as name@company.com.';
  }
  if (name === 'message' && text.length > LEAD_MESSAGE_MAX_CHARS) {
    return `Shorten the message to ${LEAD_MESSAGE_MAX_CHARS} characters; it has ${text.length}.`;
  }
  return undefined;
}
