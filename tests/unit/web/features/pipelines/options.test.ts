import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { toHash } from '../../../../../web/features/generator/choices.ts';
import { keepValid } from '../../../../../web/features/generator/keep-valid.ts';
import { createPipeline } from '../../../../../web/features/pipelines/pipeline.ts';
import {
  readPipelineChoices,
  writePipelineChoices,
} from '../../../../../web/features/pipelines/pipeline-address.ts';
import {
  checkPipelineOptions,
  defaultPipelineOptions,
  deployTargets,
  ENVIRONMENT_NAME_MAX_CHARS,
  ENVIRONMENTS_MAX,
  type PipelineOptions,
  packageManagers,
  pipelineLanguages,
  pipelineTools,
  registries,
  runners,
  runtimeVersions,
  schedules,
  stages,
} from '../../../../../web/features/pipelines/pipeline-options.ts';
import { checkText } from '../file-check/check.ts';

const standard = defaultPipelineOptions('nodejs');
const problemsOf = (changes: Partial<PipelineOptions>) =>
  checkPipelineOptions({ ...standard, ...changes }).map(
    ({ field, index, message }) => `${field}${index === undefined ? '' : ` ${index}`}: ${message}`,
  );
const named = (...names: string[]) => ({
  environments: names.map((name) => ({ name, needsApproval: true })),
});

test('the name of an environment is refused at its field, or taken', () => {
  for (const [message, ...names] of [
    ['Enter a name for this environment.', '', '   '],
    ['small letters', 'Production', '1st', '-eu', 'eu-', 'eu west', "a'b", 'a\nb', '$(id)', 'ü'],
    ['at most 30', 'a'.repeat(ENVIRONMENT_NAME_MAX_CHARS + 1)],
  ] as const) {
    for (const name of names) {
      expect(problemsOf(named('staging', name)), name).toEqual([
        expect.stringMatching(`^environment 1: .*${message}`),
      ]);
    }
  }
  for (const name of ['a', 'eu-west-1', 'null', 'a'.repeat(ENVIRONMENT_NAME_MAX_CHARS)]) {
    expect(problemsOf(named(name))).toEqual([]);
  }
  expect(problemsOf(named('a', 'b', 'a'))).toEqual(['environment 2: This name is used above.']);
});

test('a deploy stage needs one to six environments, and other stages none', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(problemsOf(named())[0]).toMatch(/^environments: /);
  expect(problemsOf(named(...seven))[0]).toMatch(/^environments: /);
  expect(problemsOf(named(...seven.slice(1)))).toEqual([]);
  expect(problemsOf({ ...named('', 'A', 'A'), stages: ['test'] })).toEqual([]);
});

test('what is wrong is refused at its field, and never reaches a file', () => {
  for (const [field, message, ...texts] of [
    ['branch', 'Enter the branch', ''],
    ['branch', 'letters, digits', "main' || true", 'a/../b'],
    ['folder', 'path from the root', '../other', '/etc', '$(id)'],
    ['packageManager', 'not a package manager of Node.js', 'maven'],
  ] as const) {
    for (const text of texts) {
      expect(problemsOf({ [field]: text })).toEqual([
        expect.stringMatching(`^${field}: .*${message}`),
      ]);
      expect(() => createPipeline('jenkins', { ...standard, [field]: text })).toThrow(RangeError);
    }
  }
});

test('Kubernetes needs an image that is pushed, and a static host no service', () => {
  expect(problemsOf({ target: 'kubernetes' })[0]).toMatch(/^target: /);
  const image = { stages: ['image', 'deploy'], registry: 'ghcr' } as const;
  expect(problemsOf({ target: 'kubernetes', ...image })).toEqual([]);
  for (const language of pipelineLanguages) {
    const options = { ...defaultPipelineOptions(language), target: 'static' as const };
    expect(checkPipelineOptions(options).length).toBe(language === 'nodejs' ? 0 : 1);
  }
});

const anyOptions = (text: fc.Arbitrary<string>) =>
  fc.record<PipelineOptions>({
    language: fc.constantFrom(...pipelineLanguages),
    packageManager: fc.constantFrom(...Object.values(packageManagers).flat()),
    version: fc.constantFrom(...Object.values(runtimeVersions).flat()),
    alsoTested: fc.subarray(Object.values(runtimeVersions).flat()),
    branch: text,
    folder: text,
    runner: fc.constantFrom(...runners),
    target: fc.constantFrom(...deployTargets),
    stages: fc.subarray([...stages]),
    registry: fc.constantFrom(...registries),
    environments: fc.array(
      fc.record({
        name: fc.oneof(text, fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/)),
        needsApproval: fc.boolean(),
      }),
      { maxLength: 9 },
    ),
    schedule: fc.constantFrom(...schedules),
  });

test('whatever an address says, what is kept of it is a file that can be read', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyOptions(fc.string({ unit: 'binary' })),
      fc.constantFrom(...pipelineTools),
      async (options, tool) => {
        const asked = readPipelineChoices(writePipelineChoices(options)) ?? standard;
        const kept = keepValid(asked, standard, (some) => checkPipelineOptions(some).length);
        const { text, syntax } = createPipeline(tool, kept);
        const errors =
          syntax === 'groovy'
            ? (await checkText('jenkinsfile', text)).filter(({ severity }) => severity === 'error')
            : parseDocument(text, { strict: true }).errors;
        expect(errors).toEqual([]);
      },
    ),
  );
});

test('an address says all choices, and is read back as they were', () => {
  fc.assert(
    fc.property(anyOptions(fc.string({ minLength: 1 })), (options) => {
      const chosen = {
        ...options,
        packageManager: packageManagers[options.language][0],
        version: runtimeVersions[options.language][0],
        alsoTested: runtimeVersions[options.language].slice(1),
        environments: options.environments.slice(0, ENVIRONMENTS_MAX),
      };
      expect(readPipelineChoices(writePipelineChoices(chosen))).toEqual(chosen);
    }),
  );
  expect(toHash(writePipelineChoices(defaultPipelineOptions('python')))).toBe(
    'language=python&manager=pip&version=3.14&tested=&branch=main&folder=&runner=hosted&stages=test+security-scan+deploy&registry=none&environments=staging+production%21&target=server&schedule=none',
  );
});

test('an address with unknown or missing choices falls back to the defaults', () => {
  expect(readPipelineChoices({})).toBeUndefined();
  expect(readPipelineChoices({ main: '' })).toBeUndefined();
  expect(
    readPipelineChoices({
      language: 'cobol',
      manager: 'npm; rm -rf /',
      stages: 'launch',
      registry: 'http://evil.example',
      schedule: 'always',
    }),
  ).toEqual({ ...standard, stages: [] });
  expect(readPipelineChoices({ language: 'java', manager: 'npm' })?.packageManager).toBe('maven');
  const tested = { version: '24', tested: '24 26 3.13', stages: 'deploy lint' };
  expect(readPipelineChoices(tested)).toMatchObject({
    alsoTested: ['26'],
    stages: ['lint', 'deploy'],
  });
  const many = 'a '.repeat(ENVIRONMENTS_MAX + 3);
  expect(readPipelineChoices({ environments: many })?.environments.length).toBe(ENVIRONMENTS_MAX);
});
