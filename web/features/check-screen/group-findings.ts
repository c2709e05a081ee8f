import { type CheckRule, type RuleGroup, ruleGroups } from '../../content/check/rule.ts';
import { checkRules } from '../../content/check/rules.ts';
import type { Finding } from '../file-check/finding.ts';

export interface FindingGroup {
  readonly group: RuleGroup | 'actionlint' | 'unread';
  readonly rules: readonly RuleFindings[];
}

export interface RuleFindings {
  readonly id: string;
  /** Undefined for notes of the check itself, and for rules of actionlint. */
  readonly rule: CheckRule | undefined;
  readonly findings: readonly Finding[];
}

/** Groups findings by what to do first, and within a group by rule. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  return [...ruleGroups, 'actionlint' as const, 'unread' as const].flatMap((group) => {
    const own = findings.filter((finding) => groupOf(finding) === group);
    const ids = [...new Set(own.map(({ rule }) => rule))];
    const rules = ids.map((id) => ({
      id,
      rule: checkRules[id],
      findings: own.filter(({ rule }) => rule === id),
    }));
    return rules.length > 0 ? [{ group, rules }] : [];
  });
}

/** Whatever a tool refuses comes first, and hints of rules about refusals are likely typos. */
function groupOf({ severity, rule }: Finding): FindingGroup['group'] {
  if (severity === 'error') return 'refused';
  if (rule.startsWith('actionlint-')) return 'actionlint';
  const group = checkRules[rule]?.group ?? 'unread';
  return group === 'refused' ? 'fragile' : group;
}
