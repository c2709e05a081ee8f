/** The commands that are the same whatever tool runs them. */
import { TRIVY_IMAGE } from './pinned.ts';
import type { PipelinePlan } from './pipeline-plan.ts';

const FINDINGS = '--severity HIGH,CRITICAL --ignore-unfixed --exit-code 1';

/** What Trivy looks for in a repository: vulnerable dependencies, secrets, unsafe configuration. */
export const trivyFilesystemArguments = `fs --scanners vuln,secret,misconfig ${FINDINGS} .`;

export const scanRepository = [
  'docker run --rm --volume "$PWD:/repository:ro" --workdir /repository \\',
  `  ${TRIVY_IMAGE} \\`,
  `  ${trivyFilesystemArguments}`,
].join('\n');

/**
 * The steps of an image, which is named by the variable `IMAGE` and tagged with the commit. A step
 * that the plan leaves out has no commands. The scan comes first: what is pushed has been scanned.
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

/** Hands over to the repository's script, and says so where there is none. */
export function deployCommands(
  environment: string,
  { pushesImage }: PipelinePlan,
  commitVariable: string,
  /** What stands before the call of the script. */
  prefix = '',
): string[] {
  const image = pushesImage ? ` ${imageReference(commitVariable)}` : '';
  return [
    `test -x ${DEPLOY_SCRIPT} || { echo "${DEPLOY_SCRIPT} is missing or not executable" >&2; false; }`,
    `${prefix}./${DEPLOY_SCRIPT} ${environment}${image}`,
  ];
}

/** `DEPLOY_TOKEN_STAGING_EU` for `staging-eu`: for tools whose secrets know no environments. */
export function deployTokenName(environment: string): string {
  return `DEPLOY_TOKEN_${environment.replaceAll('-', '_').toUpperCase()}`;
}
