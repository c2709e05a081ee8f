import type {
  LanguageId,
  OnboardingScreenId,
  ToolId,
} from '../../../content/onboarding/onboarding.ts';
import { toFileName } from '../../file-viewer/download.ts';
import type { StarterFile } from '../../file-viewer/starter-file.ts';
import { createPipelineKit } from '../../pipelines/kit.ts';
import { readmeOf } from '../../pipelines/kit-readme.ts';
import { createScriptedPipeline } from '../../pipelines/pipeline.ts';
import { defaultPipelineOptions } from '../../pipelines/pipeline-options.ts';
import { renovate } from '../../pipelines/update-files.ts';
import { briefPaths } from '../brief.ts';
import { complianceKit } from './compliance.ts';
import { infrastructureKit } from './infrastructure.ts';
import type { ScriptedKit } from './kit.ts';
import { migrationKit } from './migration.ts';
import { securityKit } from './security.ts';

/** The forms that are not about building an application. */
const scriptedKits: Readonly<Partial<Record<OnboardingScreenId, ScriptedKit>>> = {
  'infrastructure-as-code-on-boarding': infrastructureKit,
  'dev-sec-ops-on-boarding': securityKit,
  'security-compliance-on-boarding': complianceKit,
  'cloud-migration-on-boarding': migrationKit,
};

/** Whether the kit's pipeline runs scripts instead of the language's commands. */
export function isScripted(screen: OnboardingScreenId): boolean {
  return screen in scriptedKits;
}

/** Has Renovate update the images in scripts, too, which none of its managers finds. */
const SCRIPT_IMAGES = {
  customManagers: [
    {
      customType: 'regex',
      managerFilePatterns: ['/^scripts/.+\\.sh$/'],
      matchStrings: [
        '(?<depName>[a-z0-9./_-]+/[a-z0-9._-]+):(?<currentValue>v?[0-9][\\w.-]*)@(?<currentDigest>sha256:[0-9a-f]{64})',
      ],
      datasourceTemplate: 'docker',
    },
  ],
};

/**
 * The project's name for code. REPLACE, for the team to fill in, if it has letters that code cannot
 * have: two such names must not become the same.
 */
function nameInCode(projectName: string): string {
  const isSpelt = !/(?![A-Za-z])\p{L}/u.test(projectName.normalize('NFKD'));
  return isSpelt ? toFileName(projectName, 'REPLACE') : 'REPLACE';
}

export interface KitAnswers {
  readonly projectName: string;
  readonly tool: ToolId;
  readonly programmingLanguage: LanguageId;
}

/** The starter files of an onboarding form, the pipeline first and a README last. */
export function createKit(
  screen: OnboardingScreenId,
  { projectName, tool, programmingLanguage }: KitAnswers,
): readonly StarterFile[] {
  const kit = scriptedKits[screen];
  const beside = Object.values(briefPaths);
  if (!kit) return createPipelineKit(tool, defaultPipelineOptions(programmingLanguage), beside);
  const files = [
    createScriptedPipeline(tool, kit.pipeline),
    ...kit.files(nameInCode(projectName)),
    renovate('helpers:pinGitHubActionDigests', SCRIPT_IMAGES),
  ];
  return [...files, readmeOf(kit.readme(tool), files, beside)];
}
