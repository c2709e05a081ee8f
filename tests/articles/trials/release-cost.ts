import { expectIn, type Trial, type Workspace } from '../trial.ts';

const WEEK_S = 7 * 24 * 60 * 60;
const START_S = Date.UTC(2026, 0, 5) / 1000;

/**
 * Changes that waited from one week to four, and between their releases a hotfix of the first one,
 * on a branch of its own. A pre-release, which customers do not have, would count a change twice.
 */
export const releaseCost: Trial = {
  needs: ['git', 'awk'],
  async run(workspace) {
    await git(workspace, 0, 'init', '--quiet');
    await commit(workspace, 0);
    await tag(workspace, 'v1.0', 1);
    await commit(workspace, 2);
    await commit(workspace, 4);
    await tag(workspace, 'v1.1', 5);
    await git(workspace, 5, 'checkout', '--quiet', '-b', 'hotfix', 'v1.0');
    await commit(workspace, 6);
    await tag(workspace, 'v1.0.1', 6);
    await git(workspace, 6, 'checkout', '--quiet', '-');
    await commit(workspace, 7);
    await tag(workspace, 'v1.2-rc1', 8);
    await commit(workspace, 9);
    await tag(workspace, 'v1.2', 11);
    await commit(workspace, 12);
    await tag(workspace, 'v1.3', 14);
    expectIn(await workspace.run('bash', ['waiting.sh']), '6 changes, mean wait 2.0 weeks');
  },
};

function commit(workspace: Workspace, week: number): Promise<string> {
  return git(workspace, week, 'commit', '--quiet', '--allow-empty', '-m', `Week ${week}`);
}

function tag(workspace: Workspace, name: string, week: number): Promise<string> {
  return git(workspace, week, 'tag', '-a', name, '-m', name);
}

function git(workspace: Workspace, week: number, ...args: readonly string[]): Promise<string> {
  const date = `${START_S + week * WEEK_S} +0000`;
  return workspace.run(
    'git',
    ['-c', 'user.name=Trial', '-c', 'user.email=trial@example.com', ...args],
    {
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  );
}
