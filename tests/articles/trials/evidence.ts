import { deepStrictEqual } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectIn, type Trial, type Workspace } from '../trial.ts';

/** Without a name it is known only after the apply. */
const bucket = (name?: string) => ({
  type: 'aws_s3_bucket',
  address: 'aws_s3_bucket.own',
  values: { bucket: name },
});

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
/** The end of the paper's exception. */
const LAST_DAY = { ...RUN, RUN_STARTED_AT: '2027-03-31T02:00:00Z' };
const DAY_AFTER = { ...RUN, RUN_STARTED_AT: '2027-04-01T02:00:00Z' };

export const evidence: Trial = {
  needs: ['jq', 'sha256sum', 'flock'],
  async run(workspace) {
    const good = [encryption('invoices', 'aws:kms', OWN_KEY), bucket('invoices')];
    const bad = [bucket('exports'), encryption('exports', 'aws:kms'), bucket('logs')];
    await workspace.write('good.json', plan(...good));
    await workspace.write('bad.json', plan(...good, ...bad));
    expectOutcome(await workspace.run('bash', check('good'), RUN), { scope: 1, outcome: 'passed' });
    const refusal = await workspace.fail('bash', check('bad'), RUN);
    for (const part of ['"exports"', '"logs"', '"outcome": "failed"']) expectIn(refusal, part);
    const unnamed = [encryption(undefined, 'aws:kms', OWN_KEY), bucket()];
    await workspace.write('unnamed.json', plan(...good, ...unnamed));
    expectIn(await workspace.fail('bash', check('unnamed'), RUN), '"aws_s3_bucket.own"');

    await workspace.write('old.json', plan(...good, bucket('legacy-exports')));
    await workspace.write('mixed.json', plan(...bad, bucket('legacy-exports')));
    const excepted = { outcome: 'excepted', failed: [], excepted: ['legacy-exports'] };
    expectOutcome(await workspace.run('bash', check('old'), RUN), excepted);
    expectOutcome(await workspace.run('bash', check('old'), LAST_DAY), excepted);
    expectIn(await workspace.fail('bash', check('old'), DAY_AFTER), '"failed": [\n    "legacy-ex');
    expectIn(await workspace.fail('bash', check('mixed'), RUN), '"outcome": "failed"');

    for (const outcome of ['passed', 'failed', 'not run']) await append(workspace, outcome);
    await workspace.write('state.json', '{ "format_version": "1.2" }');
    expectIn(await workspace.fail('bash', check('state'), RUN), 'not a plan');
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
    const together = Array.from({ length: 6 }, () =>
      workspace.run('bash', ['record.sh', 'outcome.json', 'together.jsonl'], RUN),
    );
    await Promise.all(together);
    expectIn(await workspace.run('bash', ['verify.sh', 'together.jsonl']), '6 records, unbroken');
  },
};

function check(name: string): readonly string[] {
  return ['check-buckets.sh', `${name}.json`, 'exceptions.json'];
}

/** @throws Error unless the outcome names its control and has these values. */
function expectOutcome(text: string, values: object): void {
  const outcome: object = JSON.parse(text);
  const wanted = { ...outcome, control: 'storage-own-key', ...values };
  deepStrictEqual(outcome, wanted);
}

async function append(workspace: Workspace, outcome: string): Promise<void> {
  await workspace.write('outcome.json', JSON.stringify({ control: 'storage', outcome }));
  await workspace.run('bash', ['record.sh', 'outcome.json', 'records.jsonl'], RUN);
}
