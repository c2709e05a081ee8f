import type { OnboardingScreenId } from '../../../content/onboarding/ids.ts';
import type { LanguageId, ToolId } from '../../../content/onboarding/options.ts';
import { toFileName } from '../../file-viewer/download.ts';
import type { StarterFile } from '../../file-viewer/starter-file.ts';
import { createPipelineKit } from '../../pipelines/kit.ts';
import { defaultPipelineOptions } from '../../pipelines/pipeline-options.ts';
import type { ScriptedPipeline } from '../../pipelines/scripted-jobs.ts';
import { createScriptedPipeline } from '../../pipelines/scripted-pipeline.ts';
import { complianceFiles, compliancePipeline, complianceReadme } from './compliance.ts';
import {
  infrastructureFiles,
  infrastructurePipeline,
  infrastructureReadme,
} from './infrastructure.ts';
import type { KitSubject } from './kit.ts';
import { migrationFiles, migrationPipeline, migrationReadme } from './migration.ts';
import { securityFiles, securityPipeline, securityReadme } from './security.ts';

interface ScriptedKit {
  readonly pipeline: ScriptedPipeline;
  readonly files: (subject: KitSubject) => readonly StarterFile[];
  readonly readme: (files: readonly StarterFile[]) => StarterFile;
}

/** The forms whose subject is not the building of an application. */
const scriptedKits: Readonly<Partial<Record<OnboardingScreenId, ScriptedKit>>> = {
  'infrastructure-as-code-on-boarding': {
    pipeline: infrastructurePipeline,
    files: infrastructureFiles,
    readme: infrastructureReadme,
  },
  'dev-sec-ops-on-boarding': {
    pipeline: securityPipeline,
    files: securityFiles,
    readme: securityReadme,
  },
  'security-compliance-on-boarding': {
    pipeline: compliancePipeline,
    files: complianceFiles,
    readme: complianceReadme,
  },
  'cloud-migration-on-boarding': {
    pipeline: migrationPipeline,
    files: migrationFiles,
    readme: migrationReadme,
  },
};

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
  if (!kit) return createPipelineKit(tool, defaultPipelineOptions(programmingLanguage));
  const files = [
    createScriptedPipeline(tool, kit.pipeline),
    ...kit.files({ project: toFileName(projectName) }),
  ];
  return [...files, kit.readme(files)];
}
