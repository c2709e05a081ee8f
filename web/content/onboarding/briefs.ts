import type { BriefText } from './brief.ts';
import { ciCdBrief } from './brief-ci-cd.ts';
import { complianceBrief } from './brief-compliance.ts';
import { devsecopsBrief } from './brief-dev-sec-ops.ts';
import { devopsBrief } from './brief-devops.ts';
import { infrastructureBrief } from './brief-infrastructure.ts';
import { migrationBrief } from './brief-migration.ts';
import type { OnboardingScreenId } from './ids.ts';

export const briefs: Readonly<Record<OnboardingScreenId, BriefText>> = {
  'devops-on-boarding': devopsBrief,
  'ci-cd-on-boarding': ciCdBrief,
  'infrastructure-as-code-on-boarding': infrastructureBrief,
  'cloud-migration-on-boarding': migrationBrief,
  'security-compliance-on-boarding': complianceBrief,
  'dev-sec-ops-on-boarding': devsecopsBrief,
};
