/** IDs of the six onboarding screens, equal to the last segment of each screen's path. */
export const onboardingScreenIds = [
  'devops-on-boarding',
  'ci-cd-on-boarding',
  'infrastructure-as-code-on-boarding',
  'cloud-migration-on-boarding',
  'security-compliance-on-boarding',
  'dev-sec-ops-on-boarding',
] as const;

export type OnboardingScreenId = (typeof onboardingScreenIds)[number];
