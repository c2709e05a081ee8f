/** Provided at build time by scripts/prerender/example-findings.ts. */
declare module 'virtual:example-findings' {
  /** How many rules there are for each kind of file. */
  export const ruleCounts: Readonly<
    Record<import('./features/file-check/config-kind.ts').ConfigKind, number>
  >;
  /** What the check finds in each of its examples. */
  const findings: Readonly<
    Record<
      import('./content/check/examples.ts').CheckExample,
      Pick<import('./features/check-screen/checked-file.ts').DoneCheck, 'kind' | 'rows'>
    >
  >;
  export default findings;
}

declare module 'virtual:rule-list' {
  /** The rules of the check by what they find, in the order in which to read them. */
  const ruleList: readonly {
    readonly group: import('./content/check/rule.ts').RuleGroup;
    readonly rules: readonly { readonly id: string; readonly title: string }[];
  }[];
  export default ruleList;
}
