import schema from 'virtual:schema/gitlab-ci';
import { replaceInLine } from '../edits.ts';
import { type Hit, hitAt } from '../finding.ts';
import type { SchemaUse } from '../schema/schema-rules.ts';
import { at, entriesOf, itemsOf, lacks, select, textAt } from '../yaml-node.ts';
import { cyclesOf, lacksAll, type RulesByName, type TreeFile } from '../yaml-rule.ts';
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
/** Jobs with a dot at the start are only there for others to extend. */
const ACTIVE_JOB = new RegExp(`^(?!\\.|(?:${KEYWORDS})$)`);

/** Without stages of its own, a file is part of another one, or has these. */
const DEFAULT_STAGES = ['build', 'test', 'deploy'];

const hasNoInclude = lacksAll('include');
/**
 * A file that declares stages, or has the name that GitLab looks for, is the root file. Without an
 * include it has every name itself.
 */
const isWhole = (file: TreeFile) =>
  hasNoInclude(file) && (file.name === '.gitlab-ci.yml' || !lacksAll('stages')(file));

const IDLE_JOB = {
  at: ['*.!script.!run.!trigger.!extends.!needs:pipeline'],
  named: ACTIVE_JOB,
  say: '“%” does nothing: it needs a script, run or trigger.',
};

/** Words of the expressions in `if`. */
const EXPRESSION =
  /^(?:[\s()!]|\$\w+\b|\$\[\[[^\]]*\]\]|"[^"]*"|'[^']*'|\/(?:\\.|[^/\\])+\/[ismU]*|(?:null|true|false)\b|[=!][=~]|&&|\|\|)*$/;

/** Jobs of the same pipeline. */
const NEEDS = 'needs.*.!project.!pipeline';

export const rules: RulesByName = {
  'unknown-stage': {
    at: ['*'],
    named: ACTIVE_JOB,
    on: 'stage',
    among: ['stages'],
    unlessDeclared: DEFAULT_STAGES,
    unlike: /^\.(?:pre|post)$/,
    given: isWhole,
    say: 'No stage is called “%”. Add it to stages.',
  },
  'unknown-base': [
    {
      at: ['*.extends'],
      among: [''],
      given: isWhole,
      say: 'This job extends “%”, which is not in this file.',
    },
    {
      at: ['**'],
      readsTags: true,
      like: /^!reference\n(.*)/,
      among: [''],
      given: isWhole,
      say: 'This refers to “%”, which is not in this file.',
    },
  ],
  'unknown-need': ['!needs:pipeline.needs|dependencies', `${NEEDS}.!optional.job`].map((on) => ({
    at: ['*'],
    named: ACTIVE_JOB,
    on,
    among: [''],
    // One instance of a parallel matrix job, identified by its variables.
    unlike: /: \[/,
    given: isWhole,
    say: 'This job waits for “%”, which is not in this file.',
  })),
  'refused-by-tool': [
    cyclesOf('*', ['needs', `${NEEDS}.job`], 'With this, “%” waits for itself.'),
    { severity: 'error', find: findLaterNeeds },
    cyclesOf('*', ['extends'], 'With this, “%” extends itself.'),
    {
      severity: 'error',
      at: ['*.?trigger'],
      named: ACTIVE_JOB,
      on: 'script|before_script|after_script|image|services|artifacts|cache|tags',
      say: 'A job that has a trigger runs nothing itself, so GitLab refuses this key in it.',
    },
  ],
  'wrong-value': {
    severity: 'error',
    at: ['**.rules.*.if', '**.only|except.variables'],
    unlike: EXPRESSION,
    say: 'GitLab cannot read this condition. It compares with `==`, `!=`, `=~` or `!~`, and joins with `&&` or `||`.',
  },
  'missing-script': [
    { ...IDLE_JOB, severity: 'error', given: isWhole },
    { ...IDLE_JOB, given: hasNoInclude },
    {
      severity: 'error',
      at: ['*.?rules.only|except'],
      say: 'GitLab refuses a job with both rules and only or except. Keep the rules.',
    },
  ],
  'moving-image': {
    at: ['**.image', '**.image.name', '**.services', '**.services.*.name'],
    say: explainImage,
  },
  'unpinned-include': [
    {
      at: ['include.?project.!ref', 'include.*.?project.!ref'],
      say: 'This include follows the default branch of the other project. Give it a ref.',
    },
    {
      at: ['include.!integrity.remote', 'include.*.!integrity.remote'],
      say: 'This include is fetched from elsewhere on each run. Add its integrity hash, or keep a copy.',
    },
    {
      at: ['include.component', 'include.*.component'],
      like: /@(?:~latest|main|master)$/,
      say: 'This component takes any newer version by itself. Name the release.',
    },
  ],
  'docker-without-tls': {
    at: ['**.DOCKER_TLS_CERTDIR'],
    like: /^$/,
    say: 'Docker-in-Docker listens without TLS here. Set DOCKER_TLS_CERTDIR to /certs.',
    fix: replaceInLine(/(?<=DOCKER_TLS_CERTDIR:\s*)(?:""|'')/, () => '/certs'),
  },
  'deploy-without-environment': {
    at: ['*.?script.!environment.!extends'],
    named: /^(?!\.).*deploy/i,
    say: '“%” deploys without an environment, so GitLab can neither protect it nor roll it back.',
  },
  'retired-keyword': {
    at: ['*.only|except'],
    like: /./,
    say: 'GitLab no longer develops only and except. Say the same with rules.',
  },
};

function* findLaterNeeds(file: TreeFile): Iterable<Hit> {
  if (!hasNoInclude(file)) return;
  const severity = isWhole(file) ? undefined : 'hint';
  for (const document of file.documents) {
    const declared = at(document, 'stages');
    const own = declared ? itemsOf(declared).map((item) => textAt(item)) : DEFAULT_STAGES;
    const stages = ['.pre', ...own.filter((name) => !/^\.(?:pre|post)$/.test(name ?? '')), '.post'];
    const jobs = entriesOf(document).map(({ key, value }) => {
      const isPlain = lacks(value, 'stage') && lacks(value, 'extends');
      const rank = stages.indexOf(textAt(value, 'stage') ?? (isPlain ? 'test' : ''));
      return { key, value, rank };
    });
    const ranks = new Map(jobs.map(({ key, rank }) => [key, rank]));
    for (const { key, value, rank } of jobs) {
      if (rank < 0 || !ACTIVE_JOB.test(key)) continue;
      for (const path of ['needs.*', `${NEEDS}.job`, 'dependencies.*']) {
        const link = path.startsWith('needs') ? 'need' : 'dependency';
        for (const { node } of select(value, path)) {
          const name = textAt(node);
          if (name === undefined || (ranks.get(name) ?? -1) <= rank) continue;
          const words = `GitLab says: ${link} % is not defined in current or prior stages.`;
          yield { ...hitAt(node, words, name), severity };
        }
      }
    }
  }
}
