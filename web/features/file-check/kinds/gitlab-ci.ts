import schema from 'virtual:schema/gitlab-ci';
import type { Hit } from '../finding.ts';
import type { SchemaUse } from '../schema/schema-rules.ts';
import { at, lacks, textAt, type YamlNode } from '../yaml-node.ts';
import { fill, partsAt, type RulesByName, type TreeFile } from '../yaml-rule.ts';
import { explainImage } from './images.ts';

export const published: SchemaUse = {
  schema,
  // From name to parallel: deprecated at the top level in favor of workflow, rules and variables.
  later: `id_tokens identity hooks publish path_prefix run inputs spec component integrity auto_cancel
    on_new_commit on_job_failure unprotect fallback_keys access docker kubernetes exit_codes
    manual_confirmation name needs interruptible expand options parallel script:list`,
};

const GLOBAL_KEYWORDS = new Set([
  ...['default', 'include', 'stages', 'variables', 'workflow', 'spec', 'image', 'services'],
  ...['cache', 'before_script', 'after_script', 'pages', 'types'],
]);

/**
 * A file that declares stages is the root file: every referenced name is in it or in an include.
 */
const isRoot = (document: YamlNode) => at(document, 'stages') !== undefined;
const isWhole = (document: YamlNode) => isRoot(document) && !at(document, 'include');

const INCLUDES = ['include', 'include.*'];

export const rules: RulesByName = {
  'unknown-stage': { find: findUnknownStages },
  'unknown-base': {
    at: ['*.extends'],
    among: [''],
    isWhole,
    say: 'This job extends “%”, which is not in this file.',
  },
  'unknown-need': {
    at: ['*.needs|dependencies'],
    among: [''],
    // One instance of a parallel matrix job, identified by its variables.
    unlike: /: \[/,
    isWhole,
    say: 'This job waits for “%”, which is not in this file.',
  },
  'missing-script': { find: findIdleJobs },
  'moving-image': {
    at: ['**.image', '**.image.name', '**.services', '**.services.*.name'],
    say: explainImage,
  },
  'unpinned-include': [
    {
      at: INCLUDES,
      where: { project: /./ },
      without: ['ref'],
      say: 'This include follows the default branch of the other project. Give it a ref.',
    },
    {
      at: INCLUDES,
      where: { remote: /./ },
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
  'deploy-without-environment': { find: findUnnamedDeployments },
  'retired-keyword': {
    at: ['*.only|except'],
    like: /./,
    say: 'GitLab no longer develops only and except. Say the same with rules.',
  },
};

function* jobsOf(file: TreeFile) {
  for (const part of partsAt(file, ['*'])) {
    if (part.node.kind === 'map' && !GLOBAL_KEYWORDS.has(part.name)) {
      yield { ...part, isHidden: part.name.startsWith('.') };
    }
  }
}

const hasInclude = ({ documents }: TreeFile) =>
  documents.some((document) => at(document, 'include'));

function* findUnknownStages(file: TreeFile): Iterable<Hit> {
  if (hasInclude(file) || !file.documents.some(isRoot)) return;
  const declared = [...partsAt(file, ['stages.*'])].map(({ node }) => textAt(node));
  if (declared.includes(undefined)) return;
  const stages = ['.pre', '.post', ...declared];
  for (const { node } of jobsOf(file)) {
    const stage = at(node, 'stage');
    if (stage?.kind !== 'text' || stage.text.includes('$') || stages.includes(stage.text)) continue;
    yield {
      offset: stage.offset,
      severity: 'error',
      message: fill('No stage is called “%”. Add it to stages.', stage.text),
    };
  }
}

function* findIdleJobs(file: TreeFile): Iterable<Hit> {
  // A job of an include has its script there, and only what changes here.
  const includes = hasInclude(file);
  for (const { node, name, offset, isHidden } of jobsOf(file)) {
    const isActive = ['script', 'run', 'trigger', 'extends'].some((key) => !lacks(node, key));
    if (!isActive && !isHidden && !includes) {
      const message = fill('“%” does nothing: it needs a script, run or trigger.', name);
      yield { offset, severity: file.documents.every(isRoot) ? 'error' : 'hint', message };
    }
    const only = at(node, 'only') ?? at(node, 'except');
    if (only && at(node, 'rules')) {
      const message = 'GitLab refuses a job with both rules and only or except. Keep the rules.';
      yield { offset: only.offset, severity: 'error', message };
    }
  }
}

function* findUnnamedDeployments(file: TreeFile): Iterable<Hit> {
  for (const { node, name, offset, isHidden } of jobsOf(file)) {
    if (!/deploy/i.test(name) || isHidden || !at(node, 'script') || at(node, 'extends')) continue;
    if (!lacks(node, 'environment')) continue;
    const words =
      '“%” deploys without an environment, so GitLab can neither protect it nor roll it back.';
    yield { offset, message: fill(words, name) };
  }
}
