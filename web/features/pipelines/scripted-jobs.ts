import { comment } from '../../lib/text-block.ts';

type Identity = 'plan' | 'apply';

/** A job that runs one script of the repository, on a runner with Docker. */
export interface ScriptedJob {
  readonly id: string;
  readonly name: string;
  /** The script with its arguments. */
  readonly command: string;
  /** Jobs that must pass first; their kept folders are available when this job starts. */
  readonly needs: readonly string[];
  /** A folder to keep after the run, even if the run fails. */
  readonly keeps?: string;
  /** Runs for merged commits only, after an approval in the environment `production`. */
  readonly deploys?: boolean;
  /** Runs only in scheduled runs. */
  readonly scheduled?: boolean;
  /** The AWS identity that it runs as. A plan runs as one that can change nothing. */
  readonly identity?: Identity;
}

/** The jobs that a job waits for and whose kept folders it gets. */
export function keptFor({ needs }: ScriptedJob, jobs: readonly ScriptedJob[]) {
  return jobs.filter(({ id, keeps }) => keeps !== undefined && needs.includes(id));
}

/** A pipeline whose jobs run scripts, so that each tool only has to start them. */
export interface ScriptedPipeline {
  readonly name: string;
  /** Sentences for the head of the file. */
  readonly intro: readonly string[];
  /** Describes the deploy job, for tools whose jobs share files and wait for an approval. */
  readonly deployment?: string;
  /** A five-field cron expression, in UTC. */
  readonly cron: string | undefined;
  readonly jobs: readonly ScriptedJob[];
}

const KEYS = ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'];

/** Each variable of a long-lived key pair, with the name of the secret that fills it. */
export function keyPair(identity: Identity) {
  return KEYS.map((key) => ({
    variable: `AWS_${key}`,
    secret: `AWS_${identity.toUpperCase()}_${key}`,
  }));
}

/** All names of `keyPair`, for the list of what to create. */
export function keyNames(nameOf = (name: string) => name): string {
  return [...keyPair('plan'), ...keyPair('apply')].map(({ secret }) => nameOf(secret)).join(', ');
}

/** @param identities how the tool keeps the identities of a plan and of an apply apart */
export function scriptedHead(
  { intro, deployment, jobs }: ScriptedPipeline,
  identities: readonly string[],
  mark: '#' | '//' = '#',
): string[] {
  const needed = jobs.some(({ identity }) => identity !== undefined);
  const sentences = [...intro, ...(deployment ? [deployment] : []), ...(needed ? identities : [])];
  return sentences.flatMap((sentence) => comment(sentence, mark));
}
