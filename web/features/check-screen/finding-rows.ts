import { type RuleGroup, ruleGroups } from '../../content/check/rule.ts';
import { checkRules } from '../../content/check/rules.ts';
import type { Finding, Severity } from '../file-check/finding.ts';
import { isHouseRule, placesOf } from '../file-check/house-rules.ts';

/** What a report says about one rule. */
export interface FindingRow {
  readonly rule: string;
  readonly title: string;
  readonly group: RuleGroup | 'actionlint' | 'unread';
  readonly severity: Severity;
  /** Whether it is advice that many good files do not follow. */
  readonly isHouse: boolean;
  readonly findings: readonly Finding[];
}

/** Orders findings by what to do first, house rules last, and puts those of a rule together. */
export function toRows(findings: readonly Finding[]): readonly FindingRow[] {
  const groups = [...ruleGroups, 'actionlint' as const, 'unread' as const];
  const rows = groups.flatMap((group) => {
    const own = placesOf(findings).filter((finding) => groupOf(finding) === group);
    return [...Map.groupBy(own, ({ rule }) => rule)].map(([rule, findings]) => ({
      rule,
      title: checkRules[rule]?.title ?? rule,
      group,
      severity: findings[0]?.severity ?? 'hint',
      isHouse: isHouseRule(rule),
      findings,
    }));
  });
  return rows.toSorted((a, b) => Number(a.isHouse) - Number(b.isHouse));
}

/** Whatever a tool refuses comes first, and hints of rules about refusals are likely typos. */
function groupOf({ severity, rule }: Finding): FindingRow['group'] {
  if (severity === 'error') return 'refused';
  if (rule.startsWith('actionlint-')) return 'actionlint';
  const group = checkRules[rule]?.group ?? 'unread';
  return group === 'refused' ? 'fragile' : group;
}
