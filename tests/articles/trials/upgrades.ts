import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { expectIn, type Trial } from '../trial.ts';

const BUDGETS = {
  items: [
    {
      metadata: { namespace: 'shop', name: 'checkout' },
      status: { expectedPods: 3, disruptionsAllowed: 0 },
    },
    {
      metadata: { namespace: 'shop', name: 'search' },
      status: { expectedPods: 3, disruptionsAllowed: 1 },
    },
    {
      metadata: { namespace: 'shop', name: 'idle' },
      status: { expectedPods: 0, disruptionsAllowed: 0 },
    },
  ],
};

/** The cluster is played by a command that prints three budgets. */
export const upgrades: Trial = {
  needs: ['jq', 'promtool'],
  async run(workspace) {
    await workspace.write('kubectl', `#!/bin/sh\ncat <<'EOF'\n${JSON.stringify(BUDGETS)}\nEOF\n`);
    await chmod(join(workspace.folder, 'kubectl'), 0o755);
    const path = `${workspace.folder}:${process.env.PATH}`;
    const blocking = await workspace.run('bash', ['blocking-budgets.sh'], { PATH: path });
    if (blocking !== 'shop/checkout\n') throw new Error(`Blocking: ${blocking}`);
    const expression = JSON.stringify(workspace.code('deprecated.promql'));
    await workspace.write(
      'deprecated.yaml',
      `groups: [{ name: trial, rules: [{ record: deprecated, expr: ${expression} }] }]`,
    );
    expectIn(await workspace.run('promtool', ['check', 'rules', 'deprecated.yaml']), 'SUCCESS');
  },
};
