import type { CheckRule } from '../rule.ts';

/** A name refers to something that the file does not have. */
export const referenceRules = {
  'unknown-need': {
    title: 'A job waits for one that does not exist',
    group: 'refused',
    why: 'The other job is missing or has another name, so the run does not start.',
  },
  'unknown-stage': {
    title: 'A stage that is not declared',
    group: 'refused',
    why: 'GitLab and Azure refuse the pipeline. Docker takes the name for an image and tries to download it.',
  },
  'unknown-base': {
    title: 'A job extends one that does not exist',
    group: 'refused',
    why: 'GitLab refuses the pipeline.',
  },
  'unknown-job': {
    title: 'A reference to a job that does not exist',
    group: 'refused',
    why: 'CircleCI and Azure refuse the configuration.',
  },
  'unknown-executor': {
    title: 'A job names an executor that does not exist',
    group: 'refused',
    why: 'CircleCI refuses the configuration.',
  },
  'unknown-step': {
    title: 'A step that is neither built in nor declared',
    group: 'refused',
    why: 'CircleCI refuses the configuration.',
  },
  'unknown-service': {
    title: 'A service waits for one that does not exist',
    group: 'refused',
    why: 'Compose refuses the project.',
  },
  'unknown-network': {
    title: 'A network that is not declared',
    group: 'refused',
    why: 'Compose refuses the project.',
  },
  'unknown-volume': {
    title: 'A volume that is not declared',
    group: 'refused',
    why: 'Compose refuses the project, and Kubernetes the pod.',
  },
  'unknown-secret': {
    title: 'A secret that is not declared',
    group: 'refused',
    why: 'Compose refuses the project.',
  },
  'unknown-config': {
    title: 'A config that is not declared',
    group: 'refused',
    why: 'Compose refuses the project.',
  },
  'unknown-context': {
    title: 'An expression reads what nothing defines',
    group: 'fragile',
    why: 'GitHub replaces it with an empty string, and the step goes on with that.',
  },
  'idle-service': {
    title: 'A service that finds no pod',
    group: 'fragile',
    why: 'The service exists and answers nothing, because no pod carries every label in its selector.',
  },
  'selector-mismatch': {
    title: 'A selector that matches nothing',
    group: 'refused',
    why: 'The API server refuses a workload whose selector does not match the labels of its own pods.',
  },
} as const satisfies Record<string, CheckRule>;
