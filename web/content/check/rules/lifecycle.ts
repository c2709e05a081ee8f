import type { CheckRule } from '../rule.ts';

/** What is out of date, and what breaks at a bad moment. */
export const lifecycleRules = {
  'retired-action': {
    title: 'An action that no longer works',
    group: 'retired',
    why: 'GitHub has turned off the service that these versions use, so the step fails.',
  },
  'retired-runner': {
    title: 'A runner that is switched off',
    group: 'retired',
    why: 'No machine takes the job, so it waits until it is cancelled, or fails after a day.',
  },
  'retired-command': {
    title: 'A workflow command that is retired',
    group: 'retired',
    why: 'GitHub warns about set-output and save-state, and has refused set-env and add-path since 2020: any program that prints to the log could use them.',
  },
  'retired-image': {
    title: 'An image that nobody updates',
    group: 'retired',
    why: 'The circleci/ images have had no security update since 2021.',
  },
  'retired-version': {
    title: 'A version key that Compose ignores',
    group: 'retired',
    why: 'Compose 2 and later ignore the key, and since 2024 have warned about it on each command.',
  },
  'retired-sudo': {
    title: 'A key that has no effect',
    group: 'retired',
    why: 'Travis CI has ignored the “sudo” key since 2018. The command works without it.',
  },
  'retired-keyword': {
    title: 'A keyword that GitLab no longer develops',
    group: 'retired',
    why: 'GitLab may remove “only” and “except” in a later major version. They express less than “rules”, and a job with “rules” can have neither.',
  },
  'removed-api': {
    title: 'An API that Kubernetes has removed',
    group: 'retired',
    why: 'The API server answers that there is no such kind, and the release fails halfway.',
  },
  'missing-timeout': {
    title: 'A job without a timeout',
    group: 'fragile',
    why: 'A hung job holds its runner and costs money: six hours on GitHub, without limit on Jenkins.',
  },
  'missing-limits': {
    title: 'A container without its limits',
    group: 'fragile',
    why: 'Without a memory limit, a leak takes its neighbours down with it. Without a CPU request, its node may have no time for it.',
  },
  'missing-readiness': {
    title: 'A container without its probes',
    group: 'fragile',
    why: 'Without one for readiness it gets traffic before it can answer, and each release drops requests. Without one for liveness it hangs until somebody notices.',
  },
  'frequent-schedule': {
    title: 'A schedule that GitHub does not keep',
    group: 'fragile',
    why: 'GitHub runs a schedule at most once every five minutes, and later when it is busy.',
  },
  'constant-condition': {
    title: 'A condition that always holds',
    group: 'fragile',
    why: 'Text outside the braces turns the whole condition into a string, and a string that is not empty counts as true.',
  },
  'deploy-without-environment': {
    title: 'A deployment without an environment',
    group: 'fragile',
    why: 'GitLab cannot protect it, list it or roll it back.',
  },
  'missing-backend': {
    title: 'State on the laptop that applied it',
    group: 'fragile',
    why: 'The state is a file on one machine. A colleague’s apply tries to create everything again, and a lost disk leaves resources that Terraform no longer knows.',
  },
  'stale-package-list': {
    title: 'An update in a step of its own',
    group: 'fragile',
    why: 'Docker caches the step, so a later install looks for packages that are gone.',
  },
  'unattended-install': {
    title: 'An install that asks a question',
    group: 'fragile',
    why: 'Nobody is there to answer it, so the build stops.',
  },
  sudo: {
    title: 'sudo in a build',
    group: 'fragile',
    why: 'Most images do not have it, and the build is root anyway until USER says otherwise.',
  },
  'local-add': {
    title: 'ADD where COPY is meant',
    group: 'fragile',
    why: 'ADD also downloads URLs, and unpacks a tar archive whatever its name, so a file can end up as a folder.',
  },
  'shell-form': {
    title: 'A command that cannot be stopped',
    group: 'fragile',
    why: 'A shell may stay process 1 and keep the stop signal to itself. Docker kills the program after ten seconds, Kubernetes after thirty. Without the shell, the program has to handle the signal.',
  },
} as const satisfies Record<string, CheckRule>;
