export const chat = {
  /** Names the frame for a screen reader. */
  frameTitle: 'Chat with an engineer',
} as const;
