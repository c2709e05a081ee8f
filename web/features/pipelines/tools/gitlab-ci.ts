import { comment, lines, type Part, paragraphs } from '../../../lib/text-block.ts';
import { quoted, yamlCommands, yamlEntries } from '../../../lib/yaml-text.ts';
import { head, registrySecrets, settingList } from '../head.ts';
import { DOCKER_CLI_IMAGE, DOCKER_DAEMON_IMAGE, TRIVY_IMAGE } from '../pinned.ts';
import {
  cacheVariable,
  type Deployment,
  type LanguageJob,
  type PipelinePlan,
} from '../pipeline-plan.ts';
import { cronOf, SCHEDULE_REASON } from '../schedules.ts';
import { deployCommands, imageCommands, trivyFilesystemArguments } from '../shell-commands.ts';

/** Commit of the run, used as image tag. */
const COMMIT = 'CI_COMMIT_SHA';

/** Only merged commits are published and deployed; scheduled pipelines only run the checks. */
const ON_DEFAULT_BRANCH =
  '- if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH && $CI_PIPELINE_SOURCE != "schedule"';

/** Sequential stages, with one stage per environment. */
export function writeGitlabCi(plan: PipelinePlan): string[] {
  const { toolchain, checks, image, deployments } = plan;
  const stages = [
    ...checks,
    ...(image ? ['image'] : []),
    ...deployments.map(({ name }) => `deploy-${name}`),
  ];
  return paragraphs(
    lines`
      ${intro(plan)}

      stages:
        ${stages.map((name) => `- ${name}`)}

      workflow:
        # One pipeline a change: not a second one for the branch of an open merge request.
        rules:
          - if: $CI_PIPELINE_SOURCE == "merge_request_event"
          - if: $CI_COMMIT_BRANCH && $CI_OPEN_MERGE_REQUESTS
            when: never
          - if: $CI_COMMIT_BRANCH

      default:
        ${comment(toolchain.imageNote)}
        image: ${toolchain.image}
        timeout: 30 minutes
        interruptible: true
        retry:
          max: 1
          # Never for a failed test: only when the runner fails.
          when: runner_system_failure

      variables:
        ${variables(plan)}
    `,
    languageTemplate(plan),
    ...plan.jobs.map((job) => workJob(plan, job)),
    plan.scans && scanJobs(plan),
    image && imageJob(plan),
    ...deployments.map((deployment) => deployJob(plan, deployment)),
  );
}

function intro(plan: PipelinePlan): string[] {
  const settings = [
    ...(plan.registry === 'gitlab-registry' ? [] : registrySecrets(plan)),
    ...(plan.deployments.length > 0
      ? ['DEPLOY_TOKEN, once for each environment: what scripts/deploy.sh logs in with']
      : []),
  ];
  const cron = cronOf(plan.schedule);
  const schedule = `GitLab keeps schedules outside this file: add one under Build → Pipeline schedules with the cron "${cron}". ${SCHEDULE_REASON}`;
  return head(plan, [
    settingList('Set under Settings → CI/CD → Variables, masked and protected:', settings),
    cron ? [schedule] : [],
  ]);
}

function variables({ toolchain, image, registry }: PipelinePlan): Part {
  const { cache } = toolchain;
  const imageLines =
    registry === 'gitlab-registry'
      ? 'IMAGE: $CI_REGISTRY_IMAGE'
      : ['# Replace it with the name of your image.', `IMAGE: ${quoted(image?.imageName ?? '')}`];
  return [
    '# GitLab caches only what is below the project.',
    yamlEntries({
      ...toolchain.variables,
      ...cacheVariable(cache, `$CI_PROJECT_DIR/${cache.folder}`),
    }),
    image && imageLines,
  ];
}

/** Template that all jobs of the language extend. */
function languageTemplate({ toolchain, install, packageManager }: PipelinePlan): string[] {
  const { folder, key } = toolchain.cache;
  return lines`
    .language:
      cache:
        ${
          'file' in key
            ? ['key:', `  prefix: ${packageManager}`, '  files:', `    - ${key.file}`]
            : `key: ${packageManager}-$CI_COMMIT_REF_SLUG`
        }
        paths:
          - ${folder}/
      ${comment(install.note)}
      before_script:
        ${yamlCommands(install.commands)}
  `;
}

function workJob(plan: PipelinePlan, { id, work }: LanguageJob): string[] {
  return lines`
    ${comment(work.note)}
    ${id}:
      stage: ${id}
      extends: .language
      script:
        ${yamlCommands(work.commands)}
      ${id === 'build' && plan.handsOverBuild && keepBuild(plan)}
      ${id === 'test' && keepReport(plan)}
  `;
}

function keepBuild({ toolchain }: PipelinePlan): string[] {
  return lines`
    artifacts:
      paths:
        - ${toolchain.output}/
      expire_in: 1 week
  `;
}

function keepReport({ toolchain: { report } }: PipelinePlan): string[] {
  const files = quoted(report.files);
  return lines`
    artifacts:
      # Kept when tests fail, which is when somebody wants to read it.
      when: always
      ${report.format === 'junit' ? ['reports:', `  junit: ${files}`] : ['paths:', `  - ${files}`]}
      expire_in: 2 weeks
  `;
}

function scanJobs({ toolchain: { audit, prepare } }: PipelinePlan): string[] {
  const auditJob = lines`
    audit:
      stage: security-scan
      script:
        ${yamlCommands([...prepare, ...audit.commands])}
  `;
  return lines`
    ${comment(audit.note)}
    ${audit.commands.length > 0 && [auditJob, '']}
    # Vulnerable dependencies, secrets and unsafe configuration in the repository.
    security-scan:
      stage: security-scan
      image:
        name: ${TRIVY_IMAGE}
        entrypoint: ['']
      dependencies: []
      script:
        - trivy ${trivyFilesystemArguments}
  `;
}

function imageJob(plan: PipelinePlan): string[] {
  const { build, scan, push } = imageCommands(plan, COMMIT);
  const ownLogin =
    'echo "$CI_REGISTRY_PASSWORD" | docker login "$CI_REGISTRY" --username "$CI_REGISTRY_USER" --password-stdin';
  const pushCommands = plan.registry === 'gitlab-registry' ? [ownLogin, ...push.slice(-1)] : push;
  return lines`
    # Needs a runner that allows privileged containers, as those of gitlab.com do.
    container-image:
      stage: image
      image: ${DOCKER_CLI_IMAGE}
      services:
        - name: ${DOCKER_DAEMON_IMAGE}
          alias: docker
      variables:
        DOCKER_HOST: 'tcp://docker:2376'
        DOCKER_TLS_CERTDIR: '/certs'
        DOCKER_TLS_VERIFY: '1'
        DOCKER_CERT_PATH: '/certs/client'
      rules:
        ${ON_DEFAULT_BRANCH}
      script:
        ${yamlCommands([...build, ...scan, ...pushCommands])}
        ${!plan.pushesImage && '# It is not pushed: no registry was chosen.'}
  `;
}

function deployJob(plan: PipelinePlan, { name, needsApproval }: Deployment): string[] {
  const approval = `Approval: somebody starts this job by hand, and later stages wait for it. Who may do so is set under Settings → CI/CD → Protected environments → ${name}.`;
  return lines`
    ${needsApproval && comment(approval)}
    deploy-${name}:
      stage: deploy-${name}
      environment:
        name: ${quoted(name)}
      # Two deployments of the same environment never overlap.
      resource_group: ${quoted(name)}
      interruptible: false
      rules:
        ${ON_DEFAULT_BRANCH}
          ${needsApproval && 'when: manual'}
      script:
        ${yamlCommands(deployCommands(name, plan, COMMIT))}
  `;
}
