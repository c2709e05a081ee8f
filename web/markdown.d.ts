/**
 * Modules that scripts/prerender/markdown/plugin.ts generates from the Markdown in web/content: lists of
 * published documents and lazy loaders for their texts.
 */

type DocumentTexts<Folder extends import('./content/document.ts').DocumentFolder> =
  import('./content/document.ts').Loaders<
    import('./content/document.ts').DocumentModule<
      import('./content/document.ts').DocumentMetas[Folder]
    >
  >;

/** Only legal pages import a Markdown file directly; other documents are looked up by slug. */
declare module '*.md' {
  type Legal = import('./content/document.ts').DocumentModule<
    import('./content/document.ts').LegalMeta
  >;
  const document: Legal['default'];
  export default document;
  export const loadHtml: Legal['loadHtml'];
}

declare module 'virtual:documents/blog' {
  /** Newest first. */
  export const latest: import('./content/document.ts').DocumentList<'blog'>;
  /** All articles by year. Empty as long as `latest` contains every article. */
  export const archives: import('./content/document.ts').Loaders<{
    readonly default: import('./content/document.ts').DocumentList<'blog'>;
  }>;
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

/** News items have no pages of their own, so the list includes their HTML. */
declare module 'virtual:documents/news' {
  const documents: import('./content/document.ts').DocumentList<'news', { readonly html: string }>;
  export default documents;
}
