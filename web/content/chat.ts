export const chat = {
  /** Accessible name of the iframe. */
  frameTitle: 'Chat with an engineer',
} as const;
