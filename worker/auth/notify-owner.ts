import { finishLater, type RequestContext } from '../context.ts';
import {
  signInMethodAddedMessage,
  signInMethodRemovedMessage,
} from '../mail/messages/sign-in-method.ts';
import { sendMail } from '../mail/send.ts';

interface ChangedMethod {
  /** The owner's address. */
  readonly to: string;
  /** As a person calls it: "Google", "the passkey “Work laptop”". */
  readonly method: string;
}

const MESSAGES = { added: signInMethodAddedMessage, removed: signInMethodRemovedMessage };

/** Tells the owner of an account that there is a way in more or less (ASVS 5.0 6.3.7). */
export function notifyOwner(
  context: RequestContext,
  change: keyof typeof MESSAGES,
  { to, method }: ChangedMethod,
): void {
  finishLater(context, () => sendMail(context, { to, message: MESSAGES[change]({ to, method }) }));
}
