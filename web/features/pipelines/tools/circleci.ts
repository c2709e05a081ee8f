import { comment, lines, type Part, paragraphs, under } from '../../../lib/text-block.ts';
import { quoted, yamlEntries, yamlScript } from '../../../lib/yaml-text.ts';
import { head, registrySecrets, SCHEDULE_REASON, settingList } from '../head.ts';
import { pinnedImage } from '../pinned.ts';
import {
  type Deployment,
  fromProject,
  inProject,
  type LanguageJob,
  type PipelinePlan,
} from '../pipeline-plan.ts';
import { deployCommands, imageCommands, scanRepository } from '../shell-commands.ts';

const COMMIT = 'CIRCLE_SHA1';

const KEY_FILE = '.circleci-cache-key';
const OWN_RUNNER = [
  '# The resource class of your runners.',
  'resource_class: your-namespace/your-class',
];

function onMain({ branch }: PipelinePlan): string[] {
  return under('filters:', under('branches:', `only: ${quoted(branch)}`));
}

/** One job per stage, ordered by a workflow; approvals are jobs of that workflow. */
export function writeCircleci(plan: PipelinePlan): string[] {
  const { toolchain, image, scans, deployments } = plan;
  return lines`
    ${intro(plan)}

    version: 2.1

    ${image && imageParameter(image.imageName)}
    executors:
      ${containerExecutor(plan, 'language', toolchain.circleImage, toolchain.variables)}
      ${plan.jobs
        .filter(({ isFurtherVersion }) => isFurtherVersion)
        .map((job) => {
          const { circleImage, variables } = job.toolchain;
          return containerExecutor(plan, executorOf(job), circleImage, variables);
        })}
      ${(scans || image) && machine(plan)}
      ${deployments.length > 0 && deployExecutor(plan)}

    commands:
      prepare:
        ${prepareCommand(plan)}

    jobs:
      ${paragraphs(
        ...plan.jobs.map((job) => workJob(plan, job)),
        scans && scanJobs(plan),
        image && imageJob(plan),
        ...plan.deployments.map((deployment) => deployJob(plan, deployment)),
      )}

    workflows:
      ci:
        jobs:
          ${checkJobs(plan)}
          ${image && imageRequirement(plan)}
          ${plan.deployments.map((deployment) => deployRequirement(plan, deployment))}
      ${scheduledWorkflow(plan)}
  `;
}

function intro(plan: PipelinePlan): string[] {
  const settings = [
    ...(plan.pushesImage ? [`registry, with ${registrySecrets(plan).join('; ')}`] : []),
    ...plan.deployments.map(
      ({ name }) => `deploy-${name}, with DEPLOY_TOKEN: ${plan.targetNeeds.token}`,
    ),
  ];
  const where = 'Contexts to create under Organization Settings → Contexts:';
  return head(plan, [settingList(where, settings)]);
}

/** A pipeline parameter, so that the image name is defined once. */
function imageParameter(imageName: string): Part {
  return [
    lines`
      parameters:
        image:
          type: string
          # Replace it with the name of your image.
          default: ${quoted(imageName)}
    `,
    '',
  ];
}

function environment(variables: Readonly<Record<string, string>>, usesImage: boolean): string[] {
  const entries = [
    ...yamlEntries(variables),
    ...(usesImage ? ['IMAGE: << pipeline.parameters.image >>'] : []),
  ];
  return under('environment:', entries);
}

function containerExecutor(
  { runner, pushesImage }: PipelinePlan,
  name: string,
  image: string,
  variables: Readonly<Record<string, string>> = {},
): string[] {
  return lines`
    ${name}:
      docker:
        - image: ${image}
      ${runner === 'own' ? OWN_RUNNER : 'resource_class: medium'}
      ${environment(variables, pushesImage)}
  `;
}

function executorOf({ id, isFurtherVersion }: LanguageJob): string {
  return isFurtherVersion ? `language-${id}` : 'language';
}

function deployExecutor(plan: PipelinePlan): string[] {
  const { program, image } = plan.targetNeeds;
  return lines`
    # Has ${program}, which scripts/deploy.sh calls.
    ${containerExecutor(plan, 'deploy', image)}
  `;
}

function machine({ image, runner }: PipelinePlan): string[] {
  const virtualMachine = lines`
    machine:
      image: ${pinnedImage('circle-machine')}
    resource_class: medium
  `;
  return lines`
    # A virtual machine, for what needs Docker.
    machine:
      ${runner === 'own' ? ['machine: true', OWN_RUNNER] : virtualMachine}
      ${environment({}, image !== undefined)}
  `;
}

/** Reusable command that checks out the repository and installs packages, for all language jobs. */
function prepareCommand(plan: PipelinePlan): string[] {
  const { toolchain, install, packageManager } = plan;
  const { cache } = toolchain;
  const keyFile = 'file' in cache.key ? inProject(plan, cache.key.file) : KEY_FILE;
  const key = quoted(`v1-${packageManager}-{{ checksum "${keyFile}" }}`);
  return lines`
    steps:
      - checkout
      ${'pattern' in cache.key && collectKey(cache.key.pattern)}
      - restore_cache:
          keys:
            - ${key}
            - v1-${packageManager}-
      ${comment(install.note)}
      ${runStep('Install', fromProject(plan, install.commands))}
      - save_cache:
          key: ${key}
          paths:
            ${cache.homeFolders.map((folder) => `- ${folder}`)}
  `;
}

function collectKey(pattern: string): Part {
  return [
    '# The cache depends on all files of this name.',
    runStep('Collect the cache key', [
      `find . -name '${pattern}' -type f | sort | xargs cat > ${KEY_FILE}`,
    ]),
  ];
}

function workJob(plan: PipelinePlan, languageJob: LanguageJob): string[] {
  const { id, stage, name, work } = languageJob;
  return job(id, executorOf(languageJob), [
    '- prepare',
    stage === 'test' && ATTACH_WORKSPACE,
    comment(work.note),
    runStep(name, fromProject(plan, work.commands)),
    stage === 'build' && plan.keepsBuild && keepBuild(plan),
    stage === 'test' && keepReport(plan),
  ]);
}

export const ATTACH_WORKSPACE = ['- attach_workspace:', '    at: .'];

function keepBuild(plan: PipelinePlan): string[] {
  return lines`
    - persist_to_workspace:
        root: .
        paths:
          - ${inProject(plan, plan.toolchain.output)}
  `;
}

function keepReport(plan: PipelinePlan): string[] {
  const { report } = plan.toolchain;
  const folder = inProject(plan, report.folder);
  if (report.format === 'junit') {
    return lines`
      - store_test_results:
          path: ${folder}
    `;
  }
  return lines`
    # CircleCI lists tests from JUnit files only, so this report is kept as a file.
    - store_artifacts:
        path: ${folder}
  `;
}

function scanJobs(plan: PipelinePlan): string[] {
  const { audit, prepare } = plan.toolchain;
  const audits = fromProject(plan, [...prepare, ...audit.commands]);
  const auditSteps = ['- checkout', runStep('Audit dependencies', audits)];
  const scanSteps = ['- checkout', runStep('Scan with Trivy', [scanRepository])];
  return lines`
    ${comment(audit.note)}
    ${audit.commands.length > 0 && [job('audit', 'language', auditSteps), '']}
    # Vulnerable dependencies, secrets and unsafe configuration in the repository.
    ${job('security-scan', 'machine', scanSteps)}
  `;
}

function imageJob(plan: PipelinePlan): string[] {
  const { build, scan, push } = imageCommands(plan, COMMIT);
  return job('image', 'machine', [
    '- checkout',
    runStep('Build the image', fromProject(plan, build)),
    runStep('Scan the image', scan),
    plan.pushesImage
      ? runStep('Push the image', push)
      : '# It is not pushed: no registry was chosen.',
  ]);
}

function deployJob(plan: PipelinePlan, { name }: Deployment): string[] {
  const { program } = plan.targetNeeds;
  const commands = deployCommands(name, plan, { commit: COMMIT, programs: [program] });
  return job(`deploy-${name}`, 'deploy', [
    '- checkout',
    plan.handsOverBuild && ATTACH_WORKSPACE,
    runStep(`Deploy to ${name}`, fromProject(plan, commands)),
  ]);
}

export function job(id: string, executor: string, steps: Part): string[] {
  return lines`
    ${id}:
      executor: ${executor}
      steps:
        ${steps}
  `;
}

function imageRequirement(plan: PipelinePlan): string[] {
  return lines`
    - image:
        requires: [${withAudit(plan, plan.checks).join(', ')}]
        ${plan.pushesImage && 'context: registry'}
        ${onMain(plan)}
  `;
}

function deployRequirement(plan: PipelinePlan, { name, needsApproval, needs }: Deployment): Part {
  const requires = withAudit(plan, needs).join(', ');
  return lines`
    ${needsApproval && approval(plan, name, requires)}
    - deploy-${name}:
        requires: [${needsApproval ? `approve-${name}` : requires}]
        context: deploy-${name}
        # A second deployment of the same environment waits for the first.
        serial-group: << pipeline.project.slug >>/deploy-${name}
        ${onMain(plan)}
  `;
}

function approval(plan: PipelinePlan, environment: string, requires: string): string[] {
  return lines`
    ${comment(
      `Approval: a member of your organisation continues the workflow by hand. To limit who, restrict the context deploy-${environment} to a group.`,
    )}
    - approve-${environment}:
        type: approval
        requires: [${requires}]
        ${onMain(plan)}
  `;
}

/** The audit is a separate job here, beside the scan. */
function withAudit({ toolchain }: PipelinePlan, needs: readonly string[]): readonly string[] {
  const audits = toolchain.audit.commands.length > 0;
  return needs.flatMap((id) => (id === 'security-scan' && audits ? ['audit', id] : [id]));
}

/** Jobs that run on every branch. */
function checkJobs(plan: PipelinePlan): Part {
  const tests = plan.jobs.filter(({ stage }) => stage === 'test').map(({ id }) => id);
  return withAudit(plan, plan.checks).map((id) =>
    tests.includes(id) ? [`- ${id}:`, '    requires: [build]'] : `- ${id}`,
  );
}

function scheduledWorkflow(plan: PipelinePlan): Part {
  const { cron } = plan;
  const note = `${SCHEDULE_REASON} The time is UTC. Projects that are connected through the GitHub App ignore this part: they set the same cron under Project Settings → Triggers.`;
  return (
    cron && [
      '',
      lines`
        ${comment(note)}
        ${plan.schedule}:
          triggers:
            - schedule:
                cron: ${quoted(cron)}
                ${onMain(plan)}
          jobs:
            ${checkJobs(plan)}
      `,
    ]
  );
}

/** CircleCI stops a step after ten minutes without output; stating its default makes it visible. */
export function runStep(name: string, commands: readonly string[]): Part {
  return (
    commands.length > 0 &&
    lines`
      - run:
          name: ${name}
          ${yamlScript('command', commands)}
          no_output_timeout: 10m
    `
  );
}
