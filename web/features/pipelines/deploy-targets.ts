import { pinnedImage } from './pinned.ts';
import type { DeployTarget } from './pipeline-options.ts';

/** A program that the deploy script calls. */
export type DeployProgram = 'ssh' | 'npx' | 'kubectl';

/** The Ubuntu machines of GitHub and Azure Pipelines bring all of them. */
export const HOSTED_UBUNTU: readonly DeployProgram[] = ['ssh', 'npx', 'kubectl'];

export interface TargetNeeds {
  /** What the secret DEPLOY_TOKEN holds; one line, as most secret stores take and mask no more. */
  readonly token: string;
  readonly program: DeployProgram;
  /** Has the program and bash. */
  readonly image: string;
  /** Options of `docker run` that make the project the working directory. */
  readonly mount: string;
}

const READ_ONLY = '--volume "$PWD:/project:ro" --workdir /project';

/** What the deploy script of each target needs from the job that runs it. */
export const deployTargetNeeds: Record<DeployTarget, TargetNeeds> = {
  server: {
    token: 'the SSH private key in base64 (base64 -w0 < id_ed25519)',
    program: 'ssh',
    // Node.js on the full Debian image, which has an SSH client.
    image: pinnedImage('node-26'),
    mount: READ_ONLY,
  },
  static: {
    token: 'an API token with the permission Cloudflare Pages: Edit',
    program: 'npx',
    image: pinnedImage('node-26'),
    // Wrangler writes a cache into the project, which must not belong to root afterwards.
    mount: '--user "$(id -u):$(id -g)" --env HOME=/tmp --volume "$PWD:/project" --workdir /project',
  },
  kubernetes: {
    // What set image, rollout status and rollout undo ask for.
    token:
      'the token of a service account that may get, list, watch and patch Deployments, and get and list ReplicaSets',
    program: 'kubectl',
    image: pinnedImage('kubectl'),
    mount: READ_ONLY,
  },
};
