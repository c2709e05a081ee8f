import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createScriptedPipeline } from '../../../../../web/features/pipelines/scripted-pipeline.ts';
import { casesOf, deployTargets } from './support/cases.ts';
import { flattenStages, parseJenkinsfile } from './support/jenkinsfile.ts';
import { record } from './support/unknown.ts';

/** Evaluates the two forms of expression that a concurrency group uses. */
function evaluate(template: string, event: { name: string; ref: string; runId: string }): string {
  return template.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
    const isPull = event.name === 'pull_request';
    if (expression === 'github.workflow') return 'CI';
    if (expression === "github.event_name == 'pull_request'") return String(isPull);
    if (expression === "github.event_name == 'pull_request' && github.ref || github.run_id")
      return isPull ? event.ref : event.runId;
    throw new Error(`Unknown expression: ${expression}`);
  });
}

describe('concurrency of a GitHub workflow', () => {
  const workflows = casesOf('github-actions').map(({ file }) => record(parse(file.text)));
  const groupOf = (workflow: Record<string, unknown>, event: Parameters<typeof evaluate>[1]) =>
    evaluate(String(record(workflow.concurrency).group), event);

  test('two pushes to the branch never share a group, so that an approval holds up no checks', () => {
    for (const workflow of workflows) {
      const push = { name: 'push', ref: 'refs/heads/main' };
      expect(groupOf(workflow, { ...push, runId: '1' })).not.toBe(
        groupOf(workflow, { ...push, runId: '2' }),
      );
    }
  });

  test('a newer push replaces the run of its own pull request, and of no other', () => {
    for (const workflow of workflows) {
      const first = { name: 'pull_request', ref: 'refs/pull/1/merge', runId: '1' };
      expect(groupOf(workflow, { ...first, runId: '2' })).toBe(groupOf(workflow, first));
      expect(groupOf(workflow, { ...first, ref: 'refs/pull/2/merge' })).not.toBe(
        groupOf(workflow, first),
      );
      const cancels = String(record(workflow.concurrency)['cancel-in-progress']);
      expect(evaluate(cancels, first)).toBe('true');
      expect(evaluate(cancels, { ...first, name: 'push' })).toBe('false');
    }
  });

  test('only a deployment has a group for all runs', () => {
    for (const workflow of workflows) {
      for (const [id, job] of Object.entries(record(workflow.jobs))) {
        expect(record(job).concurrency).toBe(id.startsWith('deploy-') ? id : undefined);
      }
    }
  });
});

describe('concurrency of a Jenkinsfile', () => {
  const job = { id: 'go', name: 'Go', command: 'go.sh', needs: [] };
  const scripted = (deploys: boolean) => ({
    asks: deploys,
    name: `scripted ${deploys}`,
    text: createScriptedPipeline('jenkins', {
      name: 'scripted',
      intro: [],
      cron: undefined,
      jobs: [{ ...job, deploys }],
    }).text,
  });
  const files = [
    ...casesOf('jenkins').map((one) => ({
      asks: deployTargets(one).some(({ needsApproval }) => needsApproval),
      name: one.name,
      text: one.file.text,
    })),
    scripted(true),
    scripted(false),
  ];

  test('a run that asks holds up no other run, and where none asks, runs follow each other', () => {
    for (const { asks, name, text } of files) {
      expect(text.includes('disableConcurrentBuilds()'), name).toBe(!asks);
      const head = text.split(/^(?!\/\/)/m)[0] ?? '';
      expect(head.includes('Lockable Resources'), name).toBe(asks);
      expect(head.replaceAll('\n// ', ' ').includes('holds up no other run'), name).toBe(asks);
    }
  });

  test('what runs could do at the same time, a lock keeps apart and milestones keep in order', () => {
    for (const { asks, name, text } of files) {
      const deployments = flattenStages(parseJenkinsfile(text).stages).filter(
        (stage) => stage.name.startsWith('Deploy to') || stage.directives.has('input'),
      );
      const steps = deployments.map(({ directives }) => directives.get('steps') ?? '');
      const locks = steps.map((one) => /^lock \( resource : (\S+) \) \{/.exec(one)?.[1]);
      const ordinals = steps.map((one) => /milestone \( ordinal : (\d+) \)/.exec(one)?.[1]);
      const expected = deployments.map((_, index) => (asks ? String(index + 1) : undefined));
      expect(ordinals, name).toEqual(expected);
      expect(
        locks.every((lock) => (lock !== undefined) === asks),
        name,
      ).toBe(true);
      expect(asks ? new Set(locks).size : 0, name).toBe(asks ? deployments.length : 0);
    }
  });
});
