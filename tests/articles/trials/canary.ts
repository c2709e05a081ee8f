import { parse } from 'yaml';
import type { Trial } from '../trial.ts';

interface Metric {
  readonly name: string;
  readonly provider: { readonly prometheus: { readonly query: string } };
}

/** Stable pods fail 1 in 1,000; the canary has `failures` in 1,000. */
function burnTest(query: string, failures: number, expected: string): string {
  const series = (hash: string, code: string, perMinute: number) =>
    `      - series: http_requests_total{app="checkout", code="${code}", rollouts_pod_template_hash="${hash}"}
        values: 0+${perMinute}x20`;
  return `
rule_files: [canary-rules.yaml]
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
${series('stable', '200', 8991)}
${series('stable', '500', 9)}
${series('canary', '200', 1000 - failures)}
${failures > 0 ? series('canary', '500', failures) : ''}
    promql_expr_test:
      - expr: ${JSON.stringify(`round((${query.trim()}), 0.01)`)}
        eval_time: 15m
        exp_samples: ${expected}
`;
}

export const canary: Trial = {
  needs: ['promtool'],
  async run(workspace) {
    await workspace.run('promtool', ['check', 'rules', 'canary-rules.yaml']);
    const { spec } = parse(workspace.code('analysis-template.yaml')) as {
      spec: { metrics: readonly Metric[] };
    };
    const queryOf = (name: string) =>
      (spec.metrics.find((metric) => metric.name === name)?.provider.prometheus.query ?? '')
        .replaceAll('{{args.canary}}', 'canary')
        .replaceAll('{{args.stable}}', 'stable');
    const cases: Record<string, string> = {
      'bad.yaml': burnTest(queryOf('excess-burn'), 20, '[{ value: 19 }]'),
      'good.yaml': burnTest(queryOf('excess-burn'), 0, '[{ value: -1 }]'),
      'stable.yaml': burnTest(queryOf('stable-burn'), 20, '[{ value: 1 }]'),
      // A tenth of the traffic: too few requests for a verdict.
      'quiet.yaml': burnTest(queryOf('excess-burn'), 20, '[]').replace(
        /(hash="canary"\}\n\s+values: 0\+)(\d+)/g,
        (_, before, count) => `${before}${Math.round(Number(count) / 10)}`,
      ),
    };
    // Without the hash the rules add all pods together, and the query of the template is empty.
    const withoutHash = (expression: string, expected: string) =>
      burnTest(expression, 20, expected).replaceAll(', rollouts_pod_template_hash=', ', pod=');
    cases['no-hash.yaml'] = withoutHash(queryOf('excess-burn'), '[]');
    cases['all-pods.yaml'] = withoutHash(
      'hash:checkout_requests:rate5m',
      `[{ labels: '{}', value: 166.67 }]`,
    );
    for (const [name, text] of Object.entries(cases)) await workspace.write(name, text);
    await workspace.run('promtool', ['test', 'rules', ...Object.keys(cases)]);
  },
};
