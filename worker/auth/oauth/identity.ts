import * as v from 'valibot';
import { OAuthEmailRequestSchema } from '../../contract/account-schemas.ts';
import { USERNAME_MAX_CHARS } from '../../contract/accounts.ts';
import type { Identity } from '../../db/connections.ts';
import { foldEmail } from '../accounts.ts';
import { toPlainText } from '../plain-text.ts';

/** An identity as its provider has just confirmed it. */
export interface ConfirmedIdentity extends Identity {
  /** Folded. Only an address that the provider says it has verified. */
  readonly verifiedEmail: string | undefined;
}

const LABEL_MAX_CHARS = 254;

/** Of a person as long as the provider exists; 255 is OpenID Connect's own limit. */
export const SubjectSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255));

/** @returns undefined for what mail cannot be sent to. */
export function readAddress(email: string | undefined): string | undefined {
  const result = v.safeParse(OAuthEmailRequestSchema, { email });
  return result.success ? foldEmail(result.output.email) || undefined : undefined;
}

/** A name that the rules of registration would allow too. */
export function toUsername(name: string | undefined, fallback: string): string {
  return toPlainText(name ?? '', USERNAME_MAX_CHARS) || toPlainText(fallback, USERNAME_MAX_CHARS);
}

export function toLabel(text: string): string {
  return toPlainText(text, LABEL_MAX_CHARS);
}
