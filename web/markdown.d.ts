/**
 * The modules that scripts/build/markdown.ts makes of the Markdown in web/content: lists of
 * published documents, and loaders of their texts.
 */

type DocumentTexts<Folder extends import('./content/document.ts').DocumentFolder> =
  import('./content/document.ts').Loaders<
    import('./content/document.ts').MarkdownDocument<
      import('./content/document.ts').DocumentMetas[Folder]
    >
  >;

/** Each legal page imports its file; all other documents are found by their addresses. */
declare module '*.md' {
  const document: import('./content/document.ts').MarkdownDocument<
    import('./content/document.ts').LegalMeta
  >;
  export default document;
}

declare module 'virtual:documents/blog' {
  /** Newest first. */
  export const latest: import('./content/document.ts').DocumentList<'blog'>;
  /** All articles of each year. Empty while `latest` has every article. */
  export const archives: import('./content/document.ts').Loaders<
    import('./content/document.ts').DocumentList<'blog'>
  >;
}

declare module 'virtual:documents/blog/texts' {
  const texts: DocumentTexts<'blog'>;
  export default texts;
}

declare module 'virtual:documents/whitepapers' {
  const documents: import('./content/document.ts').DocumentList<'whitepapers'>;
  export default documents;
}

declare module 'virtual:documents/whitepapers/texts' {
  const texts: DocumentTexts<'whitepapers'>;
  export default texts;
}

declare module 'virtual:documents/webinars' {
  const documents: import('./content/document.ts').DocumentList<'webinars'>;
  export default documents;
}

declare module 'virtual:documents/webinars/texts' {
  const texts: DocumentTexts<'webinars'>;
  export default texts;
}

declare module 'virtual:documents/documentation' {
  const documents: import('./content/document.ts').DocumentList<'documentation'>;
  export default documents;
}

declare module 'virtual:documents/documentation/texts' {
  const texts: DocumentTexts<'documentation'>;
  export default texts;
}

/** News are read in their list. */
declare module 'virtual:documents/news' {
  const documents: import('./content/document.ts').DocumentList<'news', { readonly html: string }>;
  export default documents;
}
