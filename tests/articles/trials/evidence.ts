import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectIn, type Trial, type Workspace } from '../trial.ts';

/** Without a name it is known only after the apply. */
const bucket = (name?: string) => ({ type: 'aws_s3_bucket', values: { bucket: name } });

const OWN_KEY = 'arn:aws:kms:eu-central-1:111122223333:key/0f1e';

const encryption = (name: string | undefined, algorithm: string, key?: string) => ({
  type: 'aws_s3_bucket_server_side_encryption_configuration',
  values: {
    bucket: name,
    rule: [
      {
        apply_server_side_encryption_by_default: [
          { sse_algorithm: algorithm, kms_master_key_id: key },
        ],
      },
    ],
  },
});

/** The last resource is in a module, as most buckets are. */
const plan = (...resources: readonly object[]) =>
  JSON.stringify({
    planned_values: {
      root_module: {
        resources: resources.slice(0, -1),
        child_modules: [{ resources: resources.slice(-1) }],
      },
    },
  });

/** What a pipeline says about its run. */
const RUN = { RULES_COMMIT: 'c0ffee', RUN_STARTED_AT: '2026-11-22T02:00:00Z' };

export const evidence: Trial = {
  needs: ['jq', 'sha256sum'],
  async run(workspace) {
    const good = [encryption('invoices', 'aws:kms', OWN_KEY), bucket('invoices')];
    const bad = [bucket('exports'), encryption('exports', 'aws:kms'), bucket('logs')];
    await workspace.write('good.json', plan(...good));
    await workspace.write('bad.json', plan(...good, ...bad));
    const passed = await workspace.run('bash', ['check-buckets.sh', 'good.json']);
    if (JSON.parse(passed).scope !== 1) throw new Error(`Expected a scope of 1: ${passed}`);
    const refusal = await workspace.fail('bash', ['check-buckets.sh', 'bad.json']);
    for (const name of ['"exports"', '"logs"']) expectIn(refusal, name);
    const unnamed = [encryption(undefined, 'aws:kms', OWN_KEY), bucket()];
    await workspace.write('unnamed.json', plan(...good, ...unnamed));
    expectIn(await workspace.fail('bash', ['check-buckets.sh', 'unnamed.json']), 'null');

    for (const outcome of ['passed', 'failed', 'not run']) await append(workspace, outcome);
    await workspace.write('state.json', '{ "format_version": "1.2" }');
    expectIn(await workspace.fail('bash', ['check-buckets.sh', 'state.json']), 'not a plan');
    await workspace.write('empty.json', '\n');
    expectIn(
      await workspace.fail('bash', ['record.sh', 'empty.json', 'records.jsonl'], RUN),
      'expected one outcome, found 0',
    );
    expectIn(await workspace.run('bash', ['verify.sh', 'records.jsonl']), '3 records, unbroken');
    const records = await readFile(join(workspace.folder, 'records.jsonl'), 'utf8');
    await workspace.write('records.jsonl', records.replace('failed', 'passed'));
    expectIn(
      await workspace.fail('bash', ['verify.sh', 'records.jsonl']),
      'line 3 does not follow',
    );
    await workspace.write('records.jsonl', records.split('\n').slice(1).join('\n'));
    expectIn(
      await workspace.fail('bash', ['verify.sh', 'records.jsonl']),
      'line 1 does not follow',
    );
  },
};

async function append(workspace: Workspace, outcome: string): Promise<void> {
  await workspace.write('outcome.json', JSON.stringify({ control: 'storage', outcome }));
  await workspace.run('bash', ['record.sh', 'outcome.json', 'records.jsonl'], RUN);
}
