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

export const isHouseRule = (rule: string) => Object.hasOwn(HOUSE_RULES, rule);

/** Every place of the findings by itself. */
export const placesOf = (findings: readonly Finding[]): readonly Finding[] =>
  findings.flatMap((finding) => finding.places ?? [finding]);

/** Replaces the findings of each house rule by one at the first place, with the others within. */
export function foldHouseRules(findings: readonly Finding[]): readonly Finding[] {
  return findings.flatMap((finding): readonly Finding[] => {
    const say = HOUSE_RULES[finding.rule];
    const places = findings.filter(({ rule }) => rule === finding.rule);
    if (!say || places.length === 1) return [finding];
    if (places[0] !== finding) return [];
    return [{ ...finding, message: say(places.length), places }];
  });
}
