import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { casesOf } from './support/cases.ts';
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
