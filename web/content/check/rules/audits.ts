import type { CheckRule } from '../rule.ts';

/** What a workflow lets others do: read secrets, change a release, or run code. */
export const auditRules = {
  'untrusted-environment': {
    title: 'A stranger’s text sets variables of later steps',
    group: 'exposed',
    why: 'Variables such as LD_PRELOAD or BASH_ENV make the next program run code, and this trigger has your secrets.',
  },
  'artifact-with-credentials': {
    title: 'An artifact with the token of checkout',
    group: 'exposed',
    why: 'Until version 6, checkout keeps its token in the folder .git. Whoever may download the artifact has it while the job runs.',
  },
  'cache-in-release': {
    title: 'A release is built with a cache',
    group: 'exposed',
    why: 'A run of another branch can fill the cache, and what it put there goes into the release.',
  },
  'spoofable-actor': {
    title: 'A condition that trusts the actor',
    group: 'exposed',
    why: 'The actor is whoever caused the last event. A stranger can push to a pull request and then make a bot act on it.',
  },
  'unmasked-secret': {
    title: 'Secrets that the log may show',
    group: 'exposed',
    why: 'GitHub masks only the secrets that a step uses by name, and each as a whole.',
  },
  'loose-condition': {
    title: 'A condition that means something else',
    group: 'fragile',
    why: 'It holds for values that it should keep out, or never chooses one of its two values.',
  },
  'vulnerable-action': {
    title: 'An action with a known hole',
    group: 'exposed',
    why: 'The advisory is public, so is the way to use the hole.',
  },
  'archived-action': {
    title: 'An action that nobody maintains',
    group: 'retired',
    why: 'Its repository is archived: no fix will come, and the Node version that it needs is removed some day.',
  },
  'misspelt-action': {
    title: 'An action of another owner',
    group: 'exposed',
    why: 'Somebody may have registered a name that is nearly a well-known one, and its code runs with your token.',
  },
  'wide-app-token': {
    title: 'A token with all rights of an app',
    group: 'exposed',
    why: 'Without a list of permissions the token may do all that the app may do, wherever it is installed.',
  },
  'long-lived-token': {
    title: 'A token that works until it is revoked',
    group: 'exposed',
    why: 'Whoever reads it once can publish in your name. A token that is made for each run is worth nothing after it.',
  },
  'input-in-script': {
    title: 'An input becomes part of a script',
    group: 'exposed',
    why: 'The tool pastes the input before the shell reads the script, so it can hold a command.',
  },
  'unknown-runner': {
    title: 'A runner that does not exist',
    group: 'refused',
    why: 'No machine takes the job, so it waits until it is cancelled, or fails after a day.',
  },
} as const satisfies Record<string, CheckRule>;
