/** A text in which backticks enclose code. */
export function CodeText({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
    return index % 2 === 1 ? <code key={index}>{part}</code> : part;
  });
}
