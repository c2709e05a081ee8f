/** The review of passkeys and connected sign-ins after a reset. */
export const reviewText = {
  title: 'Which of these are yours?',
  lead: 'Somebody else may have added a passkey or sign-in before you reset your password. Select those that you recognise.',
  passkey: 'Passkey',
  added: 'added',
  connected: 'connected',
  isMine: 'This is mine',
  heldNote:
    'Those marked as blocked were added in the week before the reset. Nobody can log in with them until you confirm them here.',
  button: 'Remove all the others',
  /** With every box ticked. */
  buttonAll: 'All of these are mine',
  sending: 'Saving…',
  done: 'Your passkeys and sign-ins are reviewed',
} as const;
