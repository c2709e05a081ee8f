import { expectIn, type Trial } from '../trial.ts';

/** The query is one that Prometheus accepts. */
export const retryChecklist: Trial = {
  needs: ['promtool'],
  async run(workspace) {
    const expression = JSON.stringify(workspace.code('attempts.promql'));
    await workspace.write(
      'attempts.yaml',
      `groups: [{ name: trial, rules: [{ record: attempts, expr: ${expression} }] }]`,
    );
    expectIn(await workspace.run('promtool', ['check', 'rules', 'attempts.yaml']), 'SUCCESS');
  },
};
