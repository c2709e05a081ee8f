import type { Finding } from './finding.ts';

/** Advice that many good files do not follow, often in every job: one line a file, with a count. */
const HOUSE_RULES: Readonly<Record<string, (count: number) => string>> = {
  'unpinned-action': (count) =>
    `${count} actions are named by a tag or a branch, which can be moved. Pin each to its full commit digest.`,
  'missing-timeout': (count) => `${count} jobs have no limit of time. Give each one.`,
  'moving-runner': (count) =>
    `${count} jobs run on a system that changes by itself. Name a version, such as ubuntu-24.04.`,
  'input-in-script': (count) =>
    `${count} inputs become part of a script as they come. Pass each as an environment variable.`,
  'leftover-lists': (count) =>
    `${count} steps leave files of a package manager in the image. Clean up within the step.`,
  'unpinned-package': (count) => `${count} steps install packages without their versions.`,
  'missing-pipefail': (count) =>
    `${count} steps go on if their download fails. Set a shell with pipefail.`,
  'missing-limits': (count) => `${count} containers have no memory limit or no CPU request.`,
  'missing-readiness': (count) =>
    `${count} containers get traffic before they can answer, or are not started again when they hang.`,
  'wide-role': (count) => `${count} entries of roles allow more than they may need.`,
  'unhardened-container': (count) => `${count} containers keep rights that they may not need.`,
  'root-user': (count) =>
    `${count} containers may run as root. Set \`runAsNonRoot: true\` in each securityContext.`,
  'missing-permissions': (count) => `${count} jobs have the default permissions.`,
};

/** A mistake that is repeated on every line is reported only this many times. */
const FINDINGS_PER_RULE_MAX = 20;

/** Every place of the findings by itself. */
export const placesOf = (findings: readonly Finding[]): readonly Finding[] =>
  findings.flatMap((finding) => finding.places ?? [finding]);

/**
 * Replaces the findings of each house rule by one at the first place, with the others within, and
 * cuts the findings of other rules.
 */
export function foldHouseRules(findings: readonly Finding[]): readonly Finding[] {
  const byRule = new Map<string, Finding[]>();
  for (const finding of findings) {
    const same = byRule.get(finding.rule);
    if (same) same.push(finding);
    else byRule.set(finding.rule, [finding]);
  }
  return findings
    .filter((finding) => {
      const places = byRule.get(finding.rule) ?? [];
      const most = Object.hasOwn(HOUSE_RULES, finding.rule) ? 1 : FINDINGS_PER_RULE_MAX;
      return places.indexOf(finding) < most;
    })
    .map((finding) => {
      const say = HOUSE_RULES[finding.rule];
      const places = byRule.get(finding.rule) ?? [];
      return say && places.length > 1
        ? { ...finding, message: say(places.length), places }
        : finding;
    });
}
