import type { Trial } from '../trial.ts';

/** The dashboard number of a service without a single failure, and of one that spent half. */
const budgetTest = (expression: string) => `
rule_files: []
evaluation_interval: 1h
tests:
  - interval: 1h
    input_series:
      - series: http_requests_total{job="checkout", code="200"}
        values: 0+1000x721
    promql_expr_test:
      - expr: ${JSON.stringify(expression)}
        eval_time: 720h
        exp_samples:
          - value: 1
  - interval: 1h
    input_series:
      - series: http_requests_total{job="checkout", code="200"}
        values: 0+19990x721
      - series: http_requests_total{job="checkout", code="500"}
        values: 0+10x721
    promql_expr_test:
      - expr: round(${JSON.stringify(expression).slice(1, -1).replaceAll('\\"', "'").replaceAll('\\n', ' ')}, 0.001)
        eval_time: 720h
        exp_samples:
          - value: 0.5
`;

const QUIET_CASE = `
rule_files: [checkout-ratios.yaml, checkout-alerts.yaml]
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
      - series: http_requests_total{job="checkout", code="200"}
        values: 0+9995x400
      - series: http_requests_total{job="checkout", code="500"}
        values: 0+5x400
    alert_rule_test:
      - eval_time: 390m
        alertname: CheckoutBurnFast
      - eval_time: 390m
        alertname: CheckoutBurnSlow
`;

export const alerts: Trial = {
  needs: ['promtool'],
  async run(workspace) {
    await workspace.run('bash', ['record.sh']);
    await workspace.run('promtool', ['check', 'rules', 'checkout-ratios.yaml']);
    await workspace.run('promtool', ['check', 'rules', 'checkout-alerts.yaml']);
    await workspace.run('promtool', ['test', 'rules', 'checkout-test.yaml']);
    await workspace.write('quiet-test.yaml', QUIET_CASE);
    await workspace.write('budget-test.yaml', budgetTest(workspace.code('budget.promql')));
    await workspace.run('promtool', ['test', 'rules', 'quiet-test.yaml', 'budget-test.yaml']);
  },
};
