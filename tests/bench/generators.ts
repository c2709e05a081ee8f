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
/** The preview updates on every keystroke, so generating the file may take an eighth of a frame. */
const CREATE_BUDGET_MS = 2;

/** Measures generating the largest pipeline of each package manager, by tool. */
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
      // The first runs come before JIT compilation, so the worst time has no budget.
      { name: `${toolNames[tool]}, worst`, value: Math.max(...timesMs), unit: ' ms' },
    ];
  });
  return [{ title: 'Starter pipelines', figures }];
}
