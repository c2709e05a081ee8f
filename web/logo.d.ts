/** Provided at build time by scripts/prerender/logo.ts. */
declare module 'virtual:logo' {
  /** The operator's logo. Null if there is none: the brand is then shown as text. */
  const logo: { readonly url: string; readonly width: number; readonly height: number } | null;
  export default logo;
}
