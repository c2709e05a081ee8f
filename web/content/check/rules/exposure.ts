import type { CheckRule } from '../rule.ts';

/** Somebody else can read a secret, run code or reach a service. */
export const exposureRules = {
  'plain-text-secret': {
    title: 'A secret in plain text',
    group: 'exposed',
    why: 'Whoever reads the repository, its history or a backup of it has the secret. Deleting the line does not take it back.',
  },
  'default-password': {
    title: 'A default password or key',
    group: 'exposed',
    why: 'Scanners try these values first, and a port that is open for a moment is enough.',
  },
  'secret-default': {
    title: 'A variable has a secret as its default',
    group: 'exposed',
    why: 'The default is in the repository, and an environment without a value of its own uses it.',
  },
  'secret-in-layer': {
    title: 'A secret stays in the image',
    group: 'exposed',
    why: 'Build arguments and variables are part of the image’s history. Whoever can pull the image can read them.',
  },
  'secret-in-command': {
    title: 'A secret among the arguments of a command',
    group: 'exposed',
    why: 'GitHub puts an expression, and Groovy a variable in double quotes, into the script before the shell starts. Every user of the machine can list its processes with their arguments.',
  },
  'secret-in-manifest': {
    title: 'A Kubernetes secret in the repository',
    group: 'exposed',
    why: 'Base64 is an encoding and hides nothing.',
  },
  'script-injection': {
    title: 'A stranger’s text becomes part of a script',
    group: 'exposed',
    why: 'The tool pastes the value before the shell reads the script, so a title or a branch name can hold a command.',
  },
  'untrusted-checkout': {
    title: 'A stranger’s code runs with your secrets',
    group: 'exposed',
    why: 'pull_request_target and workflow_run have the repository’s secrets. Code from a fork that is built there can read them, so releases of actions/checkout 2 to 7 since July 2026 refuse to fetch it until somebody allows that.',
  },
  'missing-permissions': {
    title: 'A token with the default permissions',
    group: 'exposed',
    why: 'Without a “permissions” key, the token has the repository’s default, which may allow it to write almost everything.',
  },
  'write-all-permissions': {
    title: 'A token with write access to everything',
    group: 'exposed',
    why: 'A step that is taken over can do what its job never needs: publish packages, change issues or delete deployments.',
  },
  'inherited-secrets': {
    title: 'Every secret goes to another workflow',
    group: 'exposed',
    why: 'A workflow in another repository gets all secrets, including those added later.',
  },
  'download-into-shell': {
    title: 'A download goes straight into a shell',
    group: 'exposed',
    why: 'Whatever the server answers is run: another version, half a file, or what an intruder put there.',
  },
  'remote-add': {
    title: 'A download that nothing verifies',
    group: 'exposed',
    why: 'ADD stores whatever the URL returns at build time.',
  },
  'open-admin-port': {
    title: 'An admin port is open to the internet',
    group: 'exposed',
    why: 'SSH, RDP and databases on a public address are found by scanners within minutes.',
  },
  'public-database': {
    title: 'A database with a public address',
    group: 'exposed',
    why: 'One firewall rule and a password are then all that protects the data.',
  },
  'published-database': {
    title: 'A database port on every address',
    group: 'exposed',
    why: 'A published port listens on every address of the host, and Docker opens the firewall for it.',
  },
  'public-bucket': {
    title: 'A bucket that anybody can list',
    group: 'exposed',
    why: 'With public-read, anybody can list the files, including later ones; with public-read-write, they can also add files.',
  },
  'unencrypted-storage': {
    title: 'Storage without encryption',
    group: 'exposed',
    why: 'Anybody who gets hold of a snapshot or a discarded disk can read it. Most storage can only be encrypted when it is made, so Terraform replaces an existing database with an empty one. First restore a new database from an encrypted copy of a snapshot, and import it into the state in place of the old one.',
  },
  'iam-wildcard': {
    title: 'A policy that allows every action',
    group: 'exposed',
    why: 'On all resources, the policy allows everything in the account, even a change to itself.',
  },
  'wide-role': {
    title: 'A role with a wildcard',
    group: 'exposed',
    why: 'The role allows whatever exists now and whatever a later release adds.',
  },
  'privileged-container': {
    title: 'A privileged container',
    group: 'exposed',
    why: 'The container can do on its host what root can. A hole in the program is a hole in the host.',
  },
  'wide-capability': {
    title: 'A capability that is nearly root',
    group: 'exposed',
    why: 'ALL and SYS_ADMIN are known ways out of a container.',
  },
  'docker-socket': {
    title: 'Docker’s socket inside a container',
    group: 'exposed',
    why: 'Whoever can write to the socket can start a container that owns the host.',
  },
  'host-network': {
    title: 'A service shares a namespace with its host',
    group: 'exposed',
    why: 'The service reaches everything that listens on the host, even on the loopback address alone, or sees the host’s processes or shared memory.',
  },
  'host-access': {
    title: 'A pod reaches into its node',
    group: 'exposed',
    why: 'The pod sees the network, the processes or the disk of its node, and of every other pod there.',
  },
  'root-user': {
    title: 'A container runs as root',
    group: 'exposed',
    why: 'Root in a container is root on the host as soon as something lets it out.',
  },
  'docker-without-tls': {
    title: 'Docker listens without TLS',
    group: 'exposed',
    why: 'Other jobs on the same network can start containers with all rights.',
  },
} as const satisfies Record<string, CheckRule>;
