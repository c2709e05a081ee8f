import schema from 'virtual:schema/gitlab-ci';
import type { SchemaUse } from '../schema/schema-rules.ts';
import { at } from '../yaml-node.ts';
import type { RulesByName, TreeFile } from '../yaml-rule.ts';
import { explainImage } from './images.ts';

export const published: SchemaUse = {
  schema,
  // From name to parallel: deprecated at the top level in favor of workflow, rules and variables.
  later: `id_tokens identity hooks publish path_prefix run inputs spec component integrity auto_cancel
    on_new_commit on_job_failure unprotect fallback_keys access docker kubernetes exit_codes
    manual_confirmation name needs needs:map interruptible expand options parallel script:list`,
};

const KEYWORDS =
  'default|include|stages|variables|workflow|spec|image|services|cache|before_script|after_script|pages|types';
const JOB = new RegExp(`^(?!(?:${KEYWORDS})$)`);
/** Jobs with a dot at the start are only there for others to extend. */
const ACTIVE_JOB = new RegExp(`^(?!\\.|(?:${KEYWORDS})$)`);

const hasNoInclude = ({ documents }: TreeFile) =>
  documents.every((document) => !at(document, 'include'));
/** A file that declares stages is the root file. Without an include it has every name itself. */
const isWhole = (file: TreeFile) =>
  hasNoInclude(file) && file.documents.some((document) => at(document, 'stages'));

const IDLE_JOB = {
  at: ['*'],
  named: ACTIVE_JOB,
  without: ['script', 'run', 'trigger', 'extends', 'needs.pipeline'],
  say: '“%” does nothing: it needs a script, run or trigger.',
};

const INCLUDES = ['include', 'include.*'];

export const rules: RulesByName = {
  'unknown-stage': {
    at: ['*'],
    named: JOB,
    on: 'stage',
    among: ['stages'],
    unlike: /^\.(?:pre|post)$/,
    given: isWhole,
    say: 'No stage is called “%”. Add it to stages.',
  },
  'unknown-base': {
    at: ['*.extends'],
    among: [''],
    given: isWhole,
    say: 'This job extends “%”, which is not in this file.',
  },
  'unknown-need': {
    at: ['*'],
    without: ['needs.pipeline'],
    on: 'needs|dependencies',
    among: [''],
    // One instance of a parallel matrix job, identified by its variables.
    unlike: /: \[/,
    given: isWhole,
    say: 'This job waits for “%”, which is not in this file.',
  },
  'missing-script': [
    { ...IDLE_JOB, severity: 'error', given: isWhole },
    { ...IDLE_JOB, given: hasNoInclude },
    {
      severity: 'error',
      at: ['*'],
      with: ['rules'],
      on: 'only|except',
      say: 'GitLab refuses a job with both rules and only or except. Keep the rules.',
    },
  ],
  'moving-image': {
    at: ['**.image', '**.image.name', '**.services', '**.services.*.name'],
    say: explainImage,
  },
  'unpinned-include': [
    {
      at: INCLUDES,
      with: ['project'],
      without: ['ref'],
      say: 'This include follows the default branch of the other project. Give it a ref.',
    },
    {
      at: INCLUDES,
      on: 'remote',
      without: ['integrity'],
      say: 'This include is fetched from elsewhere on each run. Add its integrity hash, or keep a copy.',
    },
    {
      at: INCLUDES,
      on: 'component',
      like: /@(?:~latest|main|master)$/,
      say: 'This component takes any newer version by itself. Name the release.',
    },
  ],
  'docker-without-tls': {
    at: ['**.DOCKER_TLS_CERTDIR'],
    like: /^$/,
    say: 'Docker-in-Docker listens without TLS here. Set DOCKER_TLS_CERTDIR to /certs.',
  },
  'deploy-without-environment': {
    at: ['*'],
    named: /^(?!\.).*deploy/i,
    with: ['script'],
    without: ['environment', 'extends'],
    say: '“%” deploys without an environment, so GitLab can neither protect it nor roll it back.',
  },
  'retired-keyword': {
    at: ['*.only|except'],
    like: /./,
    say: 'GitLab no longer develops only and except. Say the same with rules.',
  },
};
