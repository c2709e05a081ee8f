/** Escapes a text for the content of an element, where quotes may stand and cost fewer bytes. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
