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
  - { uses: some/action@v2 }
  - "uses": some/action@v3
  - uses : some/action@v4
  - { uses: ${PINNED} }
  - { name: In flow style, uses: some/action@v5 }
  - uses: some/action@v6 # uses: ./local from May on
  - uses: docker://alpine:3.22 # was alpine@sha256:${'0'.repeat(64)}
  # - uses: some/action@v1
short: {steps: [{uses: some/action@v7}]}
called: {uses: org/repository/.github/workflows/called.yml@main}
`;

const UNPINNED = ['@v1', '@3d3c42e', '@v2', '@v3', '@v4', '@v5', '@v6', ':3.22', '@v7', '@main'];

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
    const lines = found.trimEnd().split('\n');
    if (lines.length !== UNPINNED.length || !UNPINNED.every((end, i) => lines[i]?.includes(end))) {
      throw new Error(`Found:\n${found}`);
    }
    await workspace.run('bash', ['-c', 'bash unpinned.sh no-such-folder; test $? = 2']);
    await workspace.run('bash', ['-c', 'mkdir empty; bash unpinned.sh empty; test $? = 1']);
  },
};
