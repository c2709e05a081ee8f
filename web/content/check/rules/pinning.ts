import type { CheckRule } from '../rule.ts';

/** The file means something else tomorrow, although nobody changes it. */
export const pinningRules = {
  'unpinned-action': {
    title: 'An action that can change',
    group: 'moving',
    why: 'A tag or branch can be moved to other code, which then runs with your token. In 2025 that happened to tj-actions/changed-files, which more than 23,000 repositories used.',
  },
  'unpinned-orb': {
    title: 'An orb that can change',
    group: 'moving',
    why: 'With “volatile” or fewer than three parts as the version, CircleCI takes newer releases by itself.',
  },
  'unpinned-include': {
    title: 'An included file that can change',
    group: 'moving',
    why: 'Whoever can write to the other project can change your pipeline.',
  },
  'unpinned-template': {
    title: 'A template that can change',
    group: 'moving',
    why: 'Templates from a branch change with it, and run with the rights of your pipeline.',
  },
  'unpinned-provider': {
    title: 'A provider without an upper bound',
    group: 'moving',
    why: 'Without a lock file, Terraform takes the next major release, which may replace resources.',
  },
  'unpinned-module': {
    title: 'A module that can change',
    group: 'moving',
    why: 'Each init may fetch other code, which runs with the rights of your cloud credentials.',
  },
  'moving-image': {
    title: 'An image that can change',
    group: 'moving',
    why: 'The same file builds or runs something else next month, and nobody can say what ran before. The image behind a full version can still change; the one behind a digest cannot.',
  },
  'moving-runner': {
    title: 'A runner that can change',
    group: 'moving',
    why: 'The provider moves “latest” to a new system some day, and the build may break although you changed nothing.',
  },
  'moving-machine': {
    title: 'A machine that can change',
    group: 'moving',
    why: 'CircleCI moves “current” to a newer image about every three months.',
  },
  'moving-runtime': {
    title: 'A runtime that can change',
    group: 'moving',
    why: 'As soon as a new version appears, the build uses it and production does not.',
  },
  'missing-distribution': {
    title: 'A build on the default Ubuntu',
    group: 'moving',
    why: 'Travis CI changes its default now and then.',
  },
} as const satisfies Record<string, CheckRule>;
