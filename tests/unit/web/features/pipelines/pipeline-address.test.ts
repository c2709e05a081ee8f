import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHash } from '../../../../../web/features/generator/choices.ts';
import { ENVIRONMENTS_MAX } from '../../../../../web/features/pipelines/check-pipeline-options.ts';
import {
  readPipelineChoices,
  writePipelineChoices,
} from '../../../../../web/features/pipelines/pipeline-address.ts';
import {
  defaultPipelineOptions,
  deployTargets,
  packageManagers,
  pipelineLanguages,
  registries,
  runners,
  runtimeVersions,
  schedules,
  stages,
} from '../../../../../web/features/pipelines/pipeline-options.ts';

const options = fc
  .record({
    language: fc.constantFrom(...pipelineLanguages),
    chosenStages: fc.subarray([...stages]),
    registry: fc.constantFrom(...registries),
    environments: fc.array(
      fc.record({ name: fc.string({ minLength: 1 }), needsApproval: fc.boolean() }),
      { maxLength: 6 },
    ),
    branch: fc.string(),
    folder: fc.string(),
    runner: fc.constantFrom(...runners),
    target: fc.constantFrom(...deployTargets),
    schedule: fc.constantFrom(...schedules),
  })
  .chain(({ chosenStages, ...rest }) =>
    fc.constantFrom(...packageManagers[rest.language]).map((packageManager) => ({
      ...rest,
      packageManager,
      version: runtimeVersions[rest.language][0],
      alsoTested: runtimeVersions[rest.language].slice(1),
      stages: chosenStages,
    })),
  );

describe('the address of a generator', () => {
  test('says all choices, and is read back as they were, whatever an environment is called', () => {
    fc.assert(
      fc.property(options, (chosen) => {
        expect(readPipelineChoices(writePipelineChoices(chosen))).toEqual(chosen);
      }),
    );
  });

  test('stays readable', () => {
    expect(toHash(writePipelineChoices(defaultPipelineOptions('python')))).toBe(
      'language=python&manager=pip&version=3.14&tested=&branch=main&folder=&runner=hosted&stages=test+security-scan+deploy&registry=none&environments=staging+production%21&target=server&schedule=none',
    );
  });

  test('is as at the start where it says nothing, or what there is not', () => {
    expect(readPipelineChoices({})).toBeUndefined();
    expect(readPipelineChoices({ main: '' })).toBeUndefined();
    expect(readPipelineChoices({ schedule: '' })).toEqual(defaultPipelineOptions('nodejs'));
    expect(
      readPipelineChoices({
        language: 'cobol',
        manager: 'npm; rm -rf /',
        stages: 'launch',
        registry: 'http://evil.example',
        schedule: 'always',
      }),
    ).toEqual({ ...defaultPipelineOptions('nodejs'), stages: [] });
  });

  test('keeps the package manager with its language', () => {
    expect(readPipelineChoices({ language: 'java', manager: 'npm' })?.packageManager).toBe('maven');
    expect(readPipelineChoices({ language: 'java', manager: 'gradle' })?.packageManager).toBe(
      'gradle',
    );
  });

  test('is read whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (environments, stages) => {
        const options = readPipelineChoices({ environments, stages });
        expect(options?.environments.length).toBeLessThanOrEqual(ENVIRONMENTS_MAX);
      }),
    );
  });
});
