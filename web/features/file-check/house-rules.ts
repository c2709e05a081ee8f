import type { Finding } from './finding.ts';

/** Advice that many good files do not follow, often in every job; what lacks it, by rule. */
const HOUSE_RULES: Readonly<Record<string, string>> = {
  'unpinned-action': 'actions without a commit digest',
  'missing-timeout': 'jobs without a timeout',
  'moving-runner': 'jobs on a system that changes by itself',
  'missing-permissions': 'workflows with the default permissions',
  'input-in-script': 'inputs pasted into a script',
  'leftover-lists': 'steps that leave a package manager’s files in the image',
  'unpinned-package': 'packages without a version',
  'missing-pipefail': 'pipes that hide a failed download',
  'missing-limits': 'containers without limits',
  'missing-readiness': 'containers without probes',
  'wide-role': 'wide roles',
  'unhardened-container': 'containers with rights that they may not need',
  'root-user': 'containers that may run as root',
};

export const isHouseRule = (rule: string) => Object.hasOwn(HOUSE_RULES, rule);

/** A mistake that is repeated on every line is reported only this many times. */
const FINDINGS_PER_RULE_MAX = 20;

/** Every place of the findings by itself. */
export const placesOf = (findings: readonly Finding[]): readonly Finding[] =>
  findings.flatMap((finding) => finding.places ?? [finding]);

/**
 * Replaces the findings of house rules by one at the first place, with all of them within, and cuts
 * the findings of other rules.
 */
export function foldHouseRules(findings: readonly Finding[]): readonly Finding[] {
  const byRule = Map.groupBy(findings, ({ rule }) => rule);
  const places = findings.filter(({ rule }) => isHouseRule(rule));
  return findings.flatMap((finding) => {
    const { rule, line, column } = finding;
    if (!isHouseRule(rule)) {
      const kept = byRule.get(rule)?.slice(0, FINDINGS_PER_RULE_MAX);
      return kept?.includes(finding) ? finding : [];
    }
    if (places.length === 1) return finding;
    if (finding !== places[0]) return [];
    const counts = [...byRule].flatMap(([name, { length }]) =>
      HOUSE_RULES[name] ? `${HOUSE_RULES[name]} (${length})` : [],
    );
    const message = `House rules: ${counts.join(', ')}.`;
    return { severity: 'hint', rule: 'house-rules', message, line, column, places };
  });
}
