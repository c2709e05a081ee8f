/** The six onboarding screens; an id is the last part of the screen's address. */
export const onboardingScreenIds = [
  'devops-on-boarding',
  'ci-cd-on-boarding',
  'infrastructure-as-code-on-boarding',
  'cloud-migration-on-boarding',
  'security-compliance-on-boarding',
  'dev-sec-ops-on-boarding',
] as const;

export type OnboardingScreenId = (typeof onboardingScreenIds)[number];
