/** A document as scripts/build/markdown.ts compiles it. */
export interface MarkdownDocument {
  readonly meta: Readonly<Record<string, string>>;
  /** Of the second level, in order. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly html: string;
}
