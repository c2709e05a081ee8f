/** The review of passkeys and connected sign-ins after a reset. */
export const reviewText = {
  title: 'Which of these are yours?',
  lead: 'Your account was recovered by mail. Somebody else may have added a way in before that. Tick every passkey and sign-in that you know.',
  passkey: 'Passkey',
  added: 'added',
  connected: 'connected',
  isMine: 'This is mine',
  heldNote:
    'What is marked as closed was added in the week before. Nobody can log in with it until you confirm it here.',
  button: 'Remove all that I do not recognise',
  sending: 'Removing…',
  done: 'Only what you know opens your account now',
} as const;
