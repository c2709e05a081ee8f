export const chat = {
  /** Accessible name of the iframe. */
  frameTitle: 'Chat with an engineer',
  /** Loads the chat where the visitor has not agreed to it yet. */
  open: 'Chat',
  openNote: 'loads from another company',
} as const;
