/** The commands that are the same whatever tool runs them. */
import { TRIVY_IMAGE } from './pinned.ts';

const FINDINGS = '--severity HIGH,CRITICAL --ignore-unfixed --exit-code 1';

/** What Trivy looks for in a repository: vulnerable dependencies, secrets, unsafe configuration. */
export const trivyFilesystemArguments = `fs --scanners vuln,secret,misconfig ${FINDINGS} .`;

export const scanRepository = [
  'docker run --rm --volume "$PWD:/repository:ro" --workdir /repository \\',
  `  ${TRIVY_IMAGE} \\`,
  `  ${trivyFilesystemArguments}`,
].join('\n');

interface ImageCommands {
  readonly build: string;
  /** Before it is pushed: what is in the registry has been scanned. */
  readonly scan: string;
  readonly push: string;
}

/** The image is named by the variable `IMAGE` and tagged with the commit. */
export function imageReference(commitVariable: string): string {
  return `"$IMAGE:$${commitVariable}"`;
}

export function imageCommands(commitVariable: string): ImageCommands {
  const image = imageReference(commitVariable);
  return {
    build: `docker build --tag ${image} .`,
    scan: [
      'docker run --rm --volume /var/run/docker.sock:/var/run/docker.sock \\',
      `  ${TRIVY_IMAGE} \\`,
      `  image ${FINDINGS} ${image}`,
    ].join('\n'),
    push: `docker push ${image}`,
  };
}

export const DEPLOY_SCRIPT = 'scripts/deploy.sh';

/** Says so where the repository has no script to hand over to. */
export const findDeployScript = `test -x ${DEPLOY_SCRIPT} || { echo "${DEPLOY_SCRIPT} is missing or not executable" >&2; false; }`;

/** @param image the reference of the image that was pushed, if one was */
export function runDeployScript(environment: string, image?: string): string {
  return [`./${DEPLOY_SCRIPT}`, environment, ...(image ? [image] : [])].join(' ');
}

export function deployCommands(environment: string, image?: string): string[] {
  return [findDeployScript, runDeployScript(environment, image)];
}

/** `DEPLOY_TOKEN_STAGING_EU` for `staging-eu`: for tools whose secrets know no environments. */
export function deployTokenName(environment: string): string {
  return `DEPLOY_TOKEN_${environment.replaceAll('-', '_').toUpperCase()}`;
}
