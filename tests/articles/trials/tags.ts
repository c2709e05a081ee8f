import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trial } from '../trial.ts';

const PINNED = `actions/checkout@${'3d3c42e5'.repeat(5)}`;

const STEPS = `steps:
  - uses: ${PINNED} # v7.0.1
  - uses: "${PINNED}"
  - uses: ./.github/actions/own
  - uses: docker://alpine@sha256:${'0'.repeat(64)}
  - uses: some/action@v1
  - name: By a short commit
    uses: some/action@3d3c42e
`;

export const tags: Trial = {
  needs: ['git'],
  async run(workspace) {
    const identity = {
      GIT_AUTHOR_NAME: 'Trial',
      GIT_AUTHOR_EMAIL: 'trial@example.com',
      GIT_COMMITTER_NAME: 'Trial',
      GIT_COMMITTER_EMAIL: 'trial@example.com',
    };
    const replayed = await workspace.run('bash', ['replay.sh'], identity);
    const expected =
      'by tag:    The code of somebody else\nby digest: The code that you reviewed\n';
    if (replayed !== expected) throw new Error(replayed);

    await mkdir(join(workspace.folder, 'repositories'));
    await workspace.write('repositories/ci.yml', STEPS);
    const found = await workspace.run('bash', ['unpinned.sh', 'repositories']);
    if (found.split('\n').length !== 3 || !found.includes('@v1') || !found.includes('@3d3c42e\n')) {
      throw new Error(`Found:\n${found}`);
    }
  },
};
