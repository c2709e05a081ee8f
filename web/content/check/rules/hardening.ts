import type { CheckRule } from '../rule.ts';

/** What images, clusters and clouds leave open unless somebody closes it. */
export const hardeningRules = {
  'leftover-lists': {
    title: 'A package manager’s files stay in the image',
    group: 'fragile',
    why: 'They make the image larger, and what a later step deletes is still in the layer below.',
  },
  'unpinned-package': {
    title: 'A package without its version',
    group: 'moving',
    why: 'The same Dockerfile installs another version next month, and nobody can say which one ran before.',
  },
  'missing-pipefail': {
    title: 'A pipe that hides a failed download',
    group: 'fragile',
    why: 'The exit code of a pipe is that of its last command. If the download fails, the step passes with half a file or none.',
  },
  'early-variable': {
    title: 'A variable that is used too early',
    group: 'fragile',
    why: 'Docker fills in variables before it reads the instruction, so one that the same ENV sets is still empty or old.',
  },
  'unhardened-container': {
    title: 'A container with rights that it does not need',
    group: 'exposed',
    why: 'Whoever gets into the program can change its files, use capabilities of the kernel or ask the API of the cluster.',
  },
  'unknown-port': {
    title: 'A probe asks a port that has no such name',
    group: 'refused',
    why: 'The kubelet finds no such port, so the probe fails and the container never gets ready or is started again and again.',
  },
  'unknown-target': {
    title: 'A reference to an object that is missing',
    group: 'fragile',
    why: 'Kubernetes takes the object and waits: an Ingress answers 503, an autoscaler does nothing, a pod is not started.',
  },
  'blocked-eviction': {
    title: 'A budget that lets no pod go',
    group: 'fragile',
    why: 'Draining a node waits for ever, so an update of the cluster stops at it.',
  },
  'retired-field': {
    title: 'A field with its old name',
    group: 'retired',
    why: 'Kubernetes keeps the old name for compatibility only.',
  },
  'open-metadata': {
    title: 'A server’s credentials behind a plain request',
    group: 'exposed',
    why: 'A program that fetches any address it is given can be made to fetch the credentials of its server. Version 2 of the service asks for a token first.',
  },
  'public-cluster': {
    title: 'A cluster whose API is open to the internet',
    group: 'exposed',
    why: 'A leaked credential or a hole in the API server is then enough, from anywhere.',
  },
  'public-address': {
    title: 'A server with a public address',
    group: 'exposed',
    why: 'Whatever listens on it is found by scanners within minutes of a mistake in a firewall rule.',
  },
  'unencrypted-transport': {
    title: 'Traffic without TLS or with an old one',
    group: 'exposed',
    why: 'Whoever is on the way can read and change what is sent.',
  },
  'weak-trail': {
    title: 'A record of events with gaps',
    group: 'exposed',
    why: 'Intruders work in the regions that nobody looks at, and change the record afterwards.',
  },
  'unrotated-key': {
    title: 'A key that is never replaced',
    group: 'fragile',
    why: 'The longer a key is used, the more it opens when it leaks.',
  },
  'mutable-tags': {
    title: 'A registry in which tags can move',
    group: 'moving',
    why: 'Whoever can push replaces the image behind a tag that is in use.',
  },
  'missing-backups': {
    title: 'Data that cannot be brought back',
    group: 'fragile',
    why: 'A mistake or an intruder deletes the data, and there is no other copy.',
  },
  'weak-login': {
    title: 'A login that is too easy',
    group: 'exposed',
    why: 'Passwords are guessed by the million, and open networks let everybody try.',
  },
  'any-principal': {
    title: 'A policy that lets anybody in',
    group: 'exposed',
    why: 'A star as the principal means every account there is, also those of strangers.',
  },
} as const satisfies Record<string, CheckRule>;
