/** What to do about a finding, in the order in which to do it. */
export const ruleGroups = ['refused', 'exposed', 'moving', 'retired', 'fragile'] as const;

export type RuleGroup = (typeof ruleGroups)[number];

/** What the page of the check says about a rule. */
export interface CheckRule {
  /** Names the mistake. */
  readonly title: string;
  readonly group: RuleGroup;
  /** What goes wrong. */
  readonly why: string;
}

/** What the page of the rule adds. The examples are tested against the check. */
export interface RuleDetails {
  /** When the finding may be ignored. */
  readonly unless: string;
  /** Where the tool or another linter says the same. */
  readonly source: { readonly name: string; readonly url: string };
  readonly example: {
    /** Determines the kind of the file. */
    readonly file: string;
    readonly wrong: string;
    readonly right: string;
  };
}
