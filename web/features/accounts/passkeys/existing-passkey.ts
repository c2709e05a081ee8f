/** The uses of an existing passkey, as one chunk with the WebAuthn library. */
export { logInWithPasskey } from './log-in-with-passkey.ts';
export { proveWithPasskey } from './prove-with-passkey.ts';
