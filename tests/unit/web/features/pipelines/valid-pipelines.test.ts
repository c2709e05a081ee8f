import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { describe, expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import {
  packageManagers,
  pipelineTools,
} from '../../../../../web/features/pipelines/pipeline-options.ts';
import { type Case, cases, casesOf } from './support/cases.ts';
import { parseJenkinsfile } from './support/jenkinsfile.ts';
import { schemaValidator } from './support/schemas.ts';

// Parses and validates hundreds of files, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const yamlTools = pipelineTools.filter((tool) => tool !== 'jenkins');

/** Faults with the name of their case, so that one run shows several of them. */
function faults(some: readonly Case[], judge: (one: Case) => readonly string[]): string[] {
  const all = some.flatMap((one) => judge(one).map((fault) => `${one.name}: ${fault}`));
  return all.slice(0, 20);
}

function readStrictly({ file }: Case) {
  return parseDocument(file.text, { strict: true, uniqueKeys: true, version: '1.2' });
}

test('the cases cover every tool with every package manager, and every two options together', () => {
  const managers = Object.values(packageManagers).flat();
  for (const tool of pipelineTools) {
    const covered = new Set(casesOf(tool).map(({ options }) => options.packageManager));
    expect([...covered].toSorted()).toEqual(managers.toSorted());
  }
  const values = (one: Case) => [
    one.options.packageManager,
    one.options.registry,
    one.options.schedule,
    ...['lint', 'test', 'security-scan', 'image', 'deploy'].map(
      (stage) => `${stage} ${one.options.stages.some((other) => other === stage)}`,
    ),
  ];
  const met = new Set(
    casesOf('jenkins').flatMap((one) =>
      values(one).flatMap((a, i) =>
        values(one)
          .slice(i + 1)
          .map((b) => `${a}, ${b}`),
      ),
    ),
  );
  const factors = casesOf('jenkins').map(values);
  const width = factors[0]?.length ?? 0;
  for (let i = 0; i < width; i += 1) {
    for (let j = i + 1; j < width; j += 1) {
      for (const a of new Set(factors.map((row) => row[i]))) {
        for (const b of new Set(factors.map((row) => row[j]))) expect(met).toContain(`${a}, ${b}`);
      }
    }
  }
});

describe.each(yamlTools)('a pipeline for %s', (tool) => {
  const validate = schemaValidator(tool);

  test('is YAML without an error or a warning', () => {
    expect(
      faults(casesOf(tool), (one) => {
        const { errors, warnings } = readStrictly(one);
        return [...errors, ...warnings].map(({ message }) => message);
      }),
    ).toEqual([]);
  });

  test('follows the schema that editors use for it', () => {
    expect(
      faults(casesOf(tool), (one) =>
        validate(readStrictly(one).toJS())
          ? []
          : (validate.errors ?? []).map(
              ({ instancePath, message, params }) =>
                `${instancePath} ${message} ${JSON.stringify(params)}`,
            ),
      ),
    ).toEqual([]);
  });

  test('the schema refuses a pipeline with a faulty part', () => {
    const broken = {
      'github-actions': { on: 'push', jobs: { build: { steps: [{ run: 1, uses: 2 }] } } },
      'azure-devops': { stages: [{ stage: 'build', jobs: 'build' }] },
      'gitlab-ci': { build: { script: 7 } },
      circleci: { version: 2.1, jobs: { build: { steps: 'checkout' } } },
      'travis-ci': { dist: 'nowhere' },
    };
    expect(validate(broken[tool])).toBe(false);
  });
});

test('GitHub’s own parser reads the workflows, expressions included', async () => {
  const found: string[] = [];
  for (const one of casesOf('github-actions')) found.push(...(await workflowErrors(one)));
  expect(found).toEqual([]);
});

test('GitHub’s own parser refuses an unknown key and a broken expression', async () => {
  const [one] = casesOf('github-actions');
  if (!one) throw new Error('No case');
  const broken = (from: string, to: string) => ({
    ...one,
    file: { ...one.file, text: one.file.text.replace(from, to) },
  });
  expect(await workflowErrors(broken('timeout-minutes', 'timeout-hours'))).not.toEqual([]);
  expect(await workflowErrors(broken("== 'pull_request' }}", '== }}'))).not.toEqual([]);
});

async function workflowErrors({ name, file }: Case): Promise<string[]> {
  const result = parseWorkflow(
    { name: file.path, content: file.text },
    new NoOperationTraceWriter(),
  );
  const errors = result.context.errors.getErrors().map(({ message }) => `${name}: ${message}`);
  if (!result.value || errors.length > 0) return errors;
  const template = await convertWorkflowTemplate(result.context, result.value);
  return (template.errors ?? []).map(({ Message }) => `${name}: ${Message}`);
}

test('a Jenkinsfile is a declarative pipeline, with every directive where it belongs', () => {
  expect(
    faults(casesOf('jenkins'), ({ file }) => {
      try {
        parseJenkinsfile(file.text);
        return [];
      } catch (error) {
        return [String(error)];
      }
    }),
  ).toEqual([]);
});

test.each([
  [
    'a brace that is not closed',
    "pipeline { agent none\nstages { stage('a') { steps { sh 'x' } } }",
  ],
  [
    'a quote that is not closed',
    "pipeline { agent none\nstages { stage('a') { steps { sh 'x } } } }",
  ],
  ['a stage without steps', "pipeline { agent none\nstages { stage('a') { agent any\n} } }"],
  [
    'an unknown directive',
    "pipeline { agent none\nscript { }\nstages { stage('a') { steps { sh 'x' } } } }",
  ],
  ['an empty steps block', "pipeline { agent none\nstages { stage('a') { steps { } } } }"],
  ['no agent', "pipeline { stages { stage('a') { steps { sh 'x' } } } }"],
  [
    'something after the pipeline',
    "pipeline { agent none\nstages { stage('a') { steps { sh 'x' } } } } }",
  ],
  [
    'a secret in the environment',
    "pipeline { agent none\nenvironment { A = secret('x') }\nstages { stage('a') { steps { sh 'x' } } } }",
  ],
])('the reader of Jenkinsfiles refuses %s', (_, source) => {
  expect(() => parseJenkinsfile(source)).toThrow();
});

test('every file stands at the path where its tool looks for it', () => {
  const paths = new Map(cases.map(({ tool, file }) => [tool, `${file.path} ${file.syntax}`]));
  expect(Object.fromEntries(paths)).toEqual({
    jenkins: 'Jenkinsfile groovy',
    'azure-devops': 'azure-pipelines.yml yaml',
    'github-actions': '.github/workflows/ci.yml yaml',
    'travis-ci': '.travis.yml yaml',
    circleci: '.circleci/config.yml yaml',
    'gitlab-ci': '.gitlab-ci.yml yaml',
  });
});
