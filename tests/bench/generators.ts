import { createPipeline } from '../../web/features/pipelines/pipeline.ts';
import {
  defaultPipelineOptions,
  packageManagers,
  pipelineLanguages,
  pipelineTools,
  stages,
  toolNames,
} from '../../web/features/pipelines/pipeline-options.ts';
import { median, type Section } from './figures.ts';

const ROUNDS = 50;
/** A preview follows the typing: the file may cost an eighth of a frame at most. */
const CREATE_BUDGET_MS = 2;

/** How long the largest pipeline of each package manager takes, by tool. */
export function measureGenerators(): Section[] {
  const options = pipelineLanguages.flatMap((language) =>
    packageManagers[language].map((packageManager) => ({
      ...defaultPipelineOptions(language),
      packageManager,
      stages,
      registry: 'amazon-ecr' as const,
      schedule: 'nightly' as const,
    })),
  );
  const figures = pipelineTools.flatMap((tool) => {
    const timesMs = Array.from({ length: ROUNDS }, () => options)
      .flat()
      .map((one) => {
        const start = performance.now();
        createPipeline(tool, one);
        return performance.now() - start;
      });
    const budget = { atMost: CREATE_BUDGET_MS };
    return [
      { name: `${toolNames[tool]}, median`, value: median(timesMs), unit: ' ms', budget },
      // The first ones run before the engine has compiled the code, so it is told, not judged.
      { name: `${toolNames[tool]}, worst`, value: Math.max(...timesMs), unit: ' ms' },
    ];
  });
  return [{ title: 'Starter pipelines', figures }];
}
