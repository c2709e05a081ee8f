import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import {
  checkPipelineOptions,
  cleanPipelineOptions,
  ENVIRONMENT_NAME_MAX_CHARS,
} from '../../../../../web/features/pipelines/check-pipeline-options.ts';
import { createPipeline } from '../../../../../web/features/pipelines/pipeline.ts';
import {
  defaultPipelineOptions,
  deployTargetNames,
  deployTargets,
  type PipelineOptions,
  packageManagerNames,
  packageManagers,
  pipelineLanguages,
  pipelineTools,
  registries,
  registryNames,
  runnerNames,
  runners,
  runtimeVersions,
  scheduleNames,
  schedules,
  stageNames,
  stages,
} from '../../../../../web/features/pipelines/pipeline-options.ts';
import { parseJenkinsfile } from './support/jenkinsfile.ts';

const standard = defaultPipelineOptions('nodejs');

function withEnvironments(...names: string[]): PipelineOptions {
  return { ...standard, environments: names.map((name) => ({ name, needsApproval: true })) };
}

test('each language begins with its first package manager, and has no problem', () => {
  for (const language of pipelineLanguages) {
    const options = defaultPipelineOptions(language);
    expect(options.packageManager).toBe(packageManagers[language][0]);
    expect(checkPipelineOptions(options)).toEqual([]);
  }
});

describe('environments', () => {
  test.each([
    ['', 'Enter a name for this environment.'],
    ['   ', 'Enter a name for this environment.'],
    ['Production', /small letters/],
    ['1st', /small letters/],
    ['-eu', /small letters/],
    ['eu-', /small letters/],
    ['eu west', /small letters/],
    ["a'b", /small letters/],
    ['a\nb', /small letters/],
    ['$(id)', /small letters/],
    ['ü', /small letters/],
    ['a'.repeat(ENVIRONMENT_NAME_MAX_CHARS + 1), /at most 30/],
  ])('the name %j is refused at its field', (name, message) => {
    const [problem, ...others] = checkPipelineOptions(withEnvironments('staging', name));
    expect(problem).toMatchObject({ field: 'environment', index: 1 });
    expect(problem?.message).toMatch(message);
    expect(others).toEqual([]);
  });

  test.each(['a', 'eu-west-1', 'on', 'null', 'a'.repeat(ENVIRONMENT_NAME_MAX_CHARS)])(
    'the name %s is taken',
    (name) => expect(checkPipelineOptions(withEnvironments(name))).toEqual([]),
  );

  test('a second use of a name is refused, the first is not', () => {
    expect(checkPipelineOptions(withEnvironments('a', 'b', 'a'))).toEqual([
      { field: 'environment', index: 2, message: 'This name is used above.' },
    ]);
  });

  test('a deploy stage wants at least one and at most six', () => {
    expect(checkPipelineOptions(withEnvironments())).toMatchObject([{ field: 'environments' }]);
    const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(checkPipelineOptions(withEnvironments(...seven))).toMatchObject([
      { field: 'environments' },
    ]);
    expect(checkPipelineOptions(withEnvironments(...seven.slice(1)))).toEqual([]);
  });

  test('without a deploy stage nobody minds them', () => {
    const options = { ...withEnvironments('', 'A', 'A'), stages: ['test'] as const };
    expect(checkPipelineOptions(options)).toEqual([]);
    expect(createPipeline('jenkins', options).text).not.toContain('Deploy');
  });
});

test.each([
  ['branch', '', /Enter the branch/],
  ['branch', "main' || true", /letters, digits/],
  ['branch', 'a/../b', /letters, digits/],
  ['folder', '../other', /path from the root/],
  ['folder', '/etc', /path from the root/],
  ['folder', '$(id)', /path from the root/],
] as const)(
  'the %s %j is refused at its field, and never reaches a file',
  (field, text, message) => {
    const options = { ...standard, [field]: text };
    const [problem, ...others] = checkPipelineOptions(options);
    expect(problem).toMatchObject({ field });
    expect(problem?.message).toMatch(message);
    expect(others).toEqual([]);
    expect(cleanPipelineOptions(options)).toEqual(standard);
  },
);

test('a folder may end with a slash', () => {
  const options = { ...standard, folder: 'services/api/' };
  expect(checkPipelineOptions(options)).toEqual([]);
  expect(cleanPipelineOptions(options).folder).toBe('services/api');
});

test('Kubernetes needs an image that is pushed', () => {
  const options = { ...standard, target: 'kubernetes' as const };
  expect(checkPipelineOptions(options)).toMatchObject([{ field: 'target' }]);
  expect(cleanPipelineOptions(options).target).toBe('server');
  const withImage = {
    ...options,
    stages: ['image', 'deploy'] as const,
    registry: 'ghcr' as const,
  };
  expect(checkPipelineOptions(withImage)).toEqual([]);
});

test.each(pipelineLanguages)('a static host gets no service: %s', (language) => {
  const options = { ...defaultPipelineOptions(language), target: 'static' as const };
  const problems = language === 'nodejs' ? [] : [{ field: 'target', message: /public/ }];
  expect(checkPipelineOptions(options)).toEqual(
    problems.map(({ field, message }) => ({ field, message: expect.stringMatching(message) })),
  );
  expect(cleanPipelineOptions(options).target).toBe(language === 'nodejs' ? 'static' : 'server');
});

test('a version of another language is cleaned to the first of this one', () => {
  const cleaned = cleanPipelineOptions({
    ...standard,
    version: '3.13',
    alsoTested: ['3.13', '24'],
  });
  expect(cleaned).toMatchObject({ version: '26', alsoTested: ['24'] });
});

test('a package manager of another language is refused, and cleaned to the first of this one', () => {
  const options = { ...standard, packageManager: 'maven' as const };
  expect(checkPipelineOptions(options)).toEqual([
    { field: 'packageManager', message: 'Maven is not a package manager of Node.js.' },
  ]);
  expect(cleanPipelineOptions(options).packageManager).toBe('npm');
});

test('cleaning keeps what is right and puts stages in their order', () => {
  const options: PipelineOptions = {
    ...withEnvironments('staging', 'No Good', 'staging', 'production'),
    stages: ['deploy', 'lint', 'test', 'lint'],
  };
  const cleaned = cleanPipelineOptions(options);
  expect(cleaned.stages).toEqual(['lint', 'test', 'deploy']);
  expect(cleaned.environments.map(({ name }) => name)).toEqual(['staging', 'production']);
  expect(cleanPipelineOptions(cleaned)).toEqual(cleaned);
});

test('whatever is typed, cleaned options have no problem and every tool’s file can be read', () => {
  const anyOptions = fc.record<PipelineOptions>({
    language: fc.constantFrom(...pipelineLanguages),
    packageManager: fc.constantFrom(...Object.values(packageManagers).flat()),
    version: fc.constantFrom(...Object.values(runtimeVersions).flat()),
    alsoTested: fc.subarray(Object.values(runtimeVersions).flat()),
    branch: fc.string({ unit: 'binary' }),
    folder: fc.string({ unit: 'binary' }),
    runner: fc.constantFrom(...runners),
    target: fc.constantFrom(...deployTargets),
    stages: fc.subarray([...stages]),
    registry: fc.constantFrom(...registries),
    environments: fc.array(
      fc.record({
        name: fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/)),
        needsApproval: fc.boolean(),
      }),
      { maxLength: 9 },
    ),
    schedule: fc.constantFrom(...schedules),
  });
  fc.assert(
    fc.property(anyOptions, fc.constantFrom(...pipelineTools), (options, tool) => {
      expect(checkPipelineOptions(cleanPipelineOptions(options))).toEqual([]);
      const { text, syntax } = createPipeline(tool, options);
      if (syntax === 'groovy') parseJenkinsfile(text);
      else expect(parseDocument(text, { strict: true }).errors).toEqual([]);
    }),
    { numRuns: 200 },
  );
}, 60_000);

test.each([
  packageManagerNames,
  stageNames,
  registryNames,
  scheduleNames,
  runnerNames,
  deployTargetNames,
])('no two of these share a name: %j', (names) => {
  expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
});
