/**
 * The CSP demands Trusted Types: browsers refuse strings where HTML or the address of a script is
 * expected, unless one of these policies has passed them.
 */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML?: (html: string) => string;
      createScriptURL?: (url: string) => string;
    },
  ): { createHTML(html: string): TrustedHTML };
}

declare global {
  /** Missing in older browsers, and on the server. */
  var trustedTypes: PolicyFactory | undefined;
}

// Applies to strings at all sinks. Which addresses scripts may have is up to the CSP's `script-src`;
// HTML from a string stays refused.
globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });

const content = globalThis.trustedTypes?.createPolicy('content', { createHTML: (html) => html });

/** Passes HTML that was compiled at build time. It must not depend on input. */
export function trustHtml(html: string): TrustedHTML | string {
  return content?.createHTML(html) ?? html;
}
