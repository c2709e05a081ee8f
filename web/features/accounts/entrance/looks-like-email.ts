/** The visual hint of the specification: an @ and a dot. It does not decide anything. */
export function looksLikeEmail(text: string): boolean {
  return text.includes('@') && text.includes('.');
}
