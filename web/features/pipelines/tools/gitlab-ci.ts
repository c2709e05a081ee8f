import { comment, lines, type Part, paragraphs } from '../../../lib/text-block.ts';
import { quoted, yamlCommands, yamlEntries } from '../../../lib/yaml-text.ts';
import { head, registrySecrets, SCHEDULE_REASON, settingList } from '../head.ts';
import { pinnedImage } from '../pinned.ts';
import {
  cacheVariable,
  type Deployment,
  fromProject,
  inProject,
  type LanguageJob,
  type PipelinePlan,
} from '../pipeline-plan.ts';
import {
  deployCommands,
  imageCommands,
  TRIVY_IMAGE,
  trivyFilesystemArguments,
} from '../shell-commands.ts';

const COMMIT = 'CI_COMMIT_SHA';

/** Only merged commits are published and deployed; scheduled pipelines only run the checks. */
function onMain({ branch }: PipelinePlan): string {
  return `- if: $CI_COMMIT_BRANCH == "${branch}" && $CI_PIPELINE_SOURCE != "schedule"`;
}

/** Sequential stages, with one stage per environment. */
export function writeGitlabCi(plan: PipelinePlan): string[] {
  const { toolchain, jobs, scans, image, deployments } = plan;
  const stages = [
    ...new Set(jobs.map(({ stage }) => stage)),
    ...(scans ? ['security-scan'] : []),
    ...(image ? ['image'] : []),
    ...deployments.map(({ name }) => `deploy-${name}`),
  ];
  return paragraphs(
    lines`
      ${intro(plan)}

      stages:
        ${stages.map((name) => `- ${name}`)}

      workflow:
        # One pipeline a change: not a second one for the branch of an open
        # merge request.
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
        ${plan.runner === 'own' && ['# Your runners, by their tag.', 'tags: [docker]']}
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
      ? [`DEPLOY_TOKEN, once for each environment: ${plan.targetNeeds.token}`]
      : []),
  ];
  const { cron } = plan;
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
function languageTemplate(plan: PipelinePlan): string[] {
  const { toolchain, install, packageManager } = plan;
  const { folder, key } = toolchain.cache;
  return lines`
    .language:
      cache:
        ${
          'file' in key
            ? [
                'key:',
                `  prefix: ${packageManager}`,
                '  files:',
                `    - ${inProject(plan, key.file)}`,
              ]
            : `key: ${packageManager}-$CI_COMMIT_REF_SLUG`
        }
        paths:
          - ${folder}/
      ${comment(install.note)}
      before_script:
        ${yamlCommands(fromProject(plan, install.commands))}
  `;
}

function workJob(plan: PipelinePlan, languageJob: LanguageJob): string[] {
  const { id, stage, work, toolchain, isFurtherVersion } = languageJob;
  return lines`
    ${comment(work.note)}
    ${id}:
      stage: ${stage}
      extends: .language
      ${isFurtherVersion && `image: ${toolchain.image}`}
      script:
        ${yamlCommands(work.commands)}
      ${stage === 'build' && plan.keepsBuild && keepBuild(plan)}
      ${stage === 'test' && keepReport(plan)}
  `;
}

function keepBuild(plan: PipelinePlan): string[] {
  return lines`
    artifacts:
      # Later stages fetch it by themselves.
      paths:
        - ${inProject(plan, plan.toolchain.output)}/
      expire_in: 1 week
  `;
}

function keepReport(plan: PipelinePlan): string[] {
  const { report } = plan.toolchain;
  const files = quoted(inProject(plan, report.files));
  return lines`
    artifacts:
      # Kept when tests fail, which is when somebody wants to read it.
      when: always
      ${report.format === 'junit' ? ['reports:', `  junit: ${files}`] : ['paths:', `  - ${files}`]}
      expire_in: 2 weeks
  `;
}

function scanJobs(plan: PipelinePlan): string[] {
  const { audit, prepare } = plan.toolchain;
  const auditJob = lines`
    audit:
      stage: security-scan
      script:
        ${yamlCommands(fromProject(plan, [...prepare, ...audit.commands]))}
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
    # Needs a runner that allows privileged containers, as those of
    # gitlab.com do.
    container-image:
      stage: image
      image: ${pinnedImage('docker-cli')}
      services:
        - name: ${pinnedImage('docker-dind')}
          alias: docker
      variables:
        DOCKER_HOST: 'tcp://docker:2376'
        DOCKER_TLS_CERTDIR: '/certs'
        DOCKER_TLS_VERIFY: '1'
        DOCKER_CERT_PATH: '/certs/client'
      rules:
        ${onMain(plan)}
      script:
        ${yamlCommands([...fromProject(plan, build), ...scan, ...pushCommands])}
        ${!plan.pushesImage && '# It is not pushed: no registry was chosen.'}
  `;
}

function deployJob(plan: PipelinePlan, { name, needsApproval }: Deployment): string[] {
  const { program, image } = plan.targetNeeds;
  const approval = `Approval: a person starts this job by hand, and later stages wait for it. Who may do so is set under Settings → CI/CD → Protected environments → ${name}.`;
  return lines`
    ${needsApproval && comment(approval)}
    deploy-${name}:
      stage: deploy-${name}
      # Has ${program}, which the script calls.
      image: ${image}
      environment:
        name: ${quoted(name)}
      # Two deployments of the same environment never overlap.
      resource_group: ${quoted(name)}
      interruptible: false
      rules:
        ${onMain(plan)}
          ${needsApproval && 'when: manual'}
      script:
        ${yamlCommands(fromProject(plan, deployCommands(name, plan, { commit: COMMIT, programs: [program] })))}
  `;
}
