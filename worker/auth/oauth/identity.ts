import * as v from 'valibot';
import { OAuthEmailRequestSchema } from '../../contract/account-schemas.ts';
import { USERNAME_MAX_CHARS } from '../../contract/accounts.ts';
import type { Identity } from '../../db/connections.ts';
import { foldEmail } from '../accounts.ts';
import { toPlainText } from '../plain-text.ts';

/** An identity that the provider has just confirmed. */
export interface ConfirmedIdentity extends Identity {
  /** Normalized by `foldEmail`; set only if the provider says that the address is verified. */
  readonly verifiedEmail: string | undefined;
  /** Whether the provider itself hands out this address, so that its word for it is enough. */
  readonly isAuthoritative: boolean;
}

const LABEL_MAX_CHARS = 254;

/** Stable id of a person at the provider; OpenID Connect limits it to 255 characters. */
export const SubjectSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255));

/** @returns undefined if mail cannot be delivered to the address. */
export function readAddress(email: string | undefined): string | undefined {
  const result = v.safeParse(OAuthEmailRequestSchema, { email });
  return result.success ? foldEmail(result.output.email) || undefined : undefined;
}

/** Converts a provider's name into one that meets the registration rules. */
export function toUsername(name: string | undefined, fallback: string): string {
  return toPlainText(name ?? '', USERNAME_MAX_CHARS) || toPlainText(fallback, USERNAME_MAX_CHARS);
}

export function toLabel(text: string): string {
  return toPlainText(text, LABEL_MAX_CHARS);
}
