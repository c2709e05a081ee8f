/** Compiled by scripts/build/markdown.ts. */
declare module '*.md' {
  const document: import('./content/markdown.ts').MarkdownDocument;
  export default document;
}
