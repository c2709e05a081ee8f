import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createScriptedPipeline } from '../../../../../web/features/pipelines/scripted-pipeline.ts';

const jobs = [
  { id: 'collect', name: 'Collect', command: 'collect.sh', needs: [], keeps: 'evidence' },
  { id: 'judge', name: 'Judge', command: 'judge.sh', needs: ['collect'] },
];
const deployment = { id: 'go', name: 'Go', command: 'go.sh', needs: ['collect'], deploys: true };
const pipeline = { name: 'evidence', intro: ['Why.'], cron: undefined, jobs };

test.each([
  ['github-actions', /upload-artifact@[\s\S]+?path: evidence\n/],
  ['azure-devops', /- publish: evidence\n/],
  ['circleci', /- store_artifacts:\n +path: evidence\n/],
  ['jenkins', /archiveArtifacts artifacts: 'evidence\/\*\*'/],
  ['travis-ci', /addons:\n +artifacts:\n +paths:\n +- evidence\n/],
] as const)('%s keeps the files of a job after its run', (tool, words) => {
  expect(createScriptedPipeline(tool, pipeline).text).toMatch(words);
});

describe('on Travis CI', () => {
  const written = (all: typeof jobs) =>
    parse(createScriptedPipeline('travis-ci', { ...pipeline, jobs: all }).text);

  test('what is kept is what was judged, made once', () => {
    expect(written(jobs).jobs.include).toMatchObject([
      { stage: 'collect', script: ['collect.sh && judge.sh'] },
    ]);
  });

  test('tags run only what deploys', () => {
    expect(written(jobs).if).toBe('branch = main');
    const {
      if: condition,
      jobs: { include },
    } = written([...jobs, deployment]);
    expect(condition).toBe('branch = main OR tag =~ ^production-');
    expect(include).toMatchObject([{ stage: 'collect' }, { stage: 'go' }]);
  });
});
