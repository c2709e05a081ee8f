/** Shell commands that are the same for every tool. */
import type { DeployProgram } from './deploy-targets.ts';
import { failUnless } from './languages/toolchain.ts';
import { pinnedImage } from './pinned.ts';
import type { PipelinePlan } from './pipeline-plan.ts';

/** Pinned by digest above all: in March 2026 attackers published three Trivy releases. */
export const TRIVY_IMAGE = pinnedImage('trivy');

const FINDINGS = '--severity HIGH,CRITICAL --ignore-unfixed --exit-code 1';

/** Trivy scan of a repository: vulnerable dependencies, secrets, misconfiguration. */
export const trivyFilesystemArguments = `fs --scanners vuln,secret,misconfig ${FINDINGS} .`;

export const scanRepository = [
  'docker run --rm --volume "$PWD:/repository:ro" --workdir /repository \\',
  `  ${TRIVY_IMAGE} \\`,
  `  ${trivyFilesystemArguments}`,
].join('\n');

/**
 * Steps to build, scan and push an image named by the variable `IMAGE` and tagged with the commit.
 * Steps that are not in the plan have no commands. The scan runs before the push, so no image is
 * pushed unscanned.
 */
export function imageCommands({ image, scans }: PipelinePlan, commitVariable: string) {
  const reference = imageReference(commitVariable);
  const scan = [
    'docker run --rm --volume /var/run/docker.sock:/var/run/docker.sock \\',
    `  ${TRIVY_IMAGE} \\`,
    `  image ${FINDINGS} ${reference}`,
  ].join('\n');
  return {
    build: [`docker build --tag ${reference} .`],
    scan: scans ? [scan] : [],
    push: image?.login ? [image.login, `docker push ${reference}`] : [],
  };
}

function imageReference(commitVariable: string): string {
  return `"$IMAGE:$${commitVariable}"`;
}

export const DEPLOY_SCRIPT = 'scripts/deploy.sh';

interface DeployJob {
  /** The variable that holds the commit. */
  readonly commit: string;
  /** Programs installed where the job runs. If the script's program is missing, it runs in a container. */
  readonly programs: readonly DeployProgram[];
  /** Text before the script call. */
  readonly prefix?: string;
}

/** Calls the repository's deploy script, and fails with a message if it is missing. */
export function deployCommands(
  environment: string,
  { deploysImage, targetNeeds }: PipelinePlan,
  { commit, programs, prefix = '' }: DeployJob,
): string[] {
  const { program, image, mount } = targetNeeds;
  const call = `./${DEPLOY_SCRIPT} ${environment}${deploysImage ? ` ${imageReference(commit)}` : ''}`;
  const inContainer = [
    'docker run --rm --env DEPLOY_TOKEN \\',
    `  ${mount} \\`,
    `  ${image} \\`,
    `  ${call}`,
  ].join('\n');
  return [
    failUnless(`test -x ${DEPLOY_SCRIPT}`, `${DEPLOY_SCRIPT} is missing or not executable`),
    `${prefix}${programs.includes(program) ? call : inContainer}`,
  ];
}

/** `DEPLOY_TOKEN_STAGING_EU` for `staging-eu`: for tools without environment-scoped secrets. */
export function deployTokenName(environment: string): string {
  return `DEPLOY_TOKEN_${environment.replaceAll('-', '_').toUpperCase()}`;
}
