/** The specification's visual hint: an @ and a dot. It is not a validation. */
export function looksLikeEmail(text: string): boolean {
  return text.includes('@') && text.includes('.');
}
