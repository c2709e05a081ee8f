/** Provided at build time by scripts/prerender/example-findings.ts. */
declare module 'virtual:example-findings' {
  /** How many rules the check has. */
  export const ruleCount: number;
  /** What the check finds in each of its examples. */
  const findings: Readonly<
    Record<
      import('./content/check/examples.ts').CheckExample,
      Pick<import('./features/check-screen/checked-file.ts').DoneCheck, 'kind' | 'rows'>
    >
  >;
  export default findings;
}
