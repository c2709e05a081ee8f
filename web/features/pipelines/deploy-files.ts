import { fill } from '../../lib/text-block.ts';
import type { StarterFile } from '../file-viewer/starter-file.ts';
import headTemplate from './deploy/head.sh.tmpl?raw';
import kubernetesTemplate from './deploy/kubernetes.sh.tmpl?raw';
import serverFilesTemplate from './deploy/server-files.sh.tmpl?raw';
import serverImageTemplate from './deploy/server-image.sh.tmpl?raw';
import sshTemplate from './deploy/ssh.sh.tmpl?raw';
import staticTemplate from './deploy/static.sh.tmpl?raw';
import { pinnedVersion } from './pinned.ts';
import type { DeployTarget } from './pipeline-options.ts';
import { inProject, type PipelinePlan } from './pipeline-plan.ts';
import { DEPLOY_SCRIPT } from './shell-commands.ts';

interface TargetProfile {
  readonly purpose: string;
  readonly script: string;
  /**
   * Settings of an environment; `REPLACE` marks what the reader fills in. No two environments
   * name the same container, folder, namespace or branch: an unapproved deployment must never replace
   * what an approval guards.
   */
  readonly settings: (environment: string) => readonly string[];
}

function profileOf(target: DeployTarget, plan: PipelinePlan): TargetProfile {
  const { deploysImage, toolchain, deployments } = plan;
  const buildFolder = `BUILD_FOLDER='${toolchain.output}'`;
  const ssh = [
    "SSH_HOST='REPLACE'",
    "SSH_PORT='22'",
    "SSH_USER='deploy'",
    '# One line of: ssh-keyscan -p PORT -t ed25519 HOST, compared with the key on the server.',
    "SSH_HOST_KEY='REPLACE'",
  ];
  switch (target) {
    case 'server':
      return deploysImage
        ? {
            purpose: 'Runs an image on a server, over SSH.',
            script: sshTemplate + serverImageTemplate,
            settings: (environment) => [
              ...ssh,
              `CONTAINER='app-${environment}'`,
              "# The server's port, then the container's.",
              "PUBLISH='127.0.0.1:8080:8080'",
            ],
          }
        : {
            purpose: 'Copies the build to a server, over SSH.',
            script: sshTemplate + serverFilesTemplate,
            settings: (environment) => [
              ...ssh,
              '# Contains the releases, and current, a link to the newest.',
              `TARGET_FOLDER='/srv/app-${environment}'`,
              buildFolder,
              '# Runs on the server in the new release, before it becomes current.',
              `PREPARE='${toolchain.prepareRelease ?? ''}'`,
              '# Runs on the server afterwards; if it fails, the previous release is restored. Example:',
              '# sudo systemctl restart app && sleep 5 && systemctl is-active app',
              "AFTER_DEPLOY=''",
            ],
          };
    case 'static':
      return {
        purpose: 'Publishes the build on Cloudflare Pages.',
        script: fill(staticTemplate, { wrangler: pinnedVersion('wrangler') }).join('\n'),
        settings: (environment) => [
          "CLOUDFLARE_ACCOUNT_ID='REPLACE'",
          "PAGES_PROJECT='REPLACE'",
          ...pagesBranch(environment, deployments.at(-1)?.name),
          '# Everything in this folder becomes public.',
          buildFolder,
        ],
      };
    case 'kubernetes':
      return {
        purpose: 'Updates the image of a Kubernetes Deployment, and rolls back if it fails.',
        script: kubernetesTemplate,
        settings: (environment) => [
          "KUBERNETES_SERVER='REPLACE'",
          '# certificate-authority-data of the cluster, as in a kubeconfig.',
          "KUBERNETES_CA='REPLACE'",
          `NAMESPACE='${environment}'`,
          "DEPLOYMENT='app'",
          "CONTAINER='app'",
        ],
      };
    default:
      return target satisfies never;
  }
}

/** Only the last environment is the site itself; the others are previews of it. */
function pagesBranch(environment: string, last: string | undefined): readonly string[] {
  return environment === last
    ? [
        '# The production branch of the project: its deployment is the live site.',
        "PAGES_BRANCH='main'",
      ]
    : [
        '# Any branch other than the production branch of the project creates a preview.',
        `PAGES_BRANCH='preview-${environment}'`,
      ];
}

/** The deploy script and the settings of each environment; none without a deploy stage. */
export function deployFilesOf(plan: PipelinePlan): readonly StarterFile[] {
  if (plan.deployments.length === 0) return [];
  const { purpose, script, settings } = profileOf(plan.target, plan);
  const { token } = plan.targetNeeds;
  const imageArgument = plan.deploysImage ? ' IMAGE' : '';
  const head = fill(headTemplate, { purpose, token, imageArgument }).join('\n');
  return [
    { path: inProject(plan, DEPLOY_SCRIPT), syntax: 'shell', text: head + script },
    ...plan.deployments.map(({ name }) => ({
      path: inProject(plan, `deploy/${name}.conf`),
      syntax: 'text' as const,
      text: `${[`# Settings of ${name} for ${DEPLOY_SCRIPT}. No secret belongs here.`, ...settings(name)].join('\n')}\n`,
    })),
  ];
}
