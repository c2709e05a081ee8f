/** Which version of the site runs: its commit, and the version of the database that it needs. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import type { Cloudflare } from '../cloudflare.ts';

const MIGRATIONS = new URL('../../worker/db/migrations/', import.meta.url);
/** Longer ones are cut off by Cloudflare. */
const MESSAGE_MAX_CHARS = 100;
const SCRIPTS_RIGHT = 'Workers Scripts: Edit';

export interface DeployedVersion {
  readonly id: string;
  /** Empty if it was deployed without one. */
  readonly commit: string;
  readonly message: string;
  /** Undefined if it was deployed without saying so. */
  readonly databaseVersion: number | undefined;
  readonly deployedAt: string;
}

/** The version of the database that this checkout needs. */
export function countMigrations(): number {
  return readdirSync(MIGRATIONS).length;
}

/** Options of `wrangler deploy` that name this checkout; without git, only its database. */
export function describeCheckout(): string[] {
  const commit = git('rev-parse', '--short=12', 'HEAD') || 'unknown';
  const isChanged = git('status', '--porcelain') !== '';
  const tag = `${commit}${isChanged ? '-changed' : ''}.db${countMigrations()}`;
  const message = git('log', '-1', '--format=%s').slice(0, MESSAGE_MAX_CHARS) || tag;
  return ['--tag', tag, '--message', message];
}

/** How many commits this checkout has that a deployed one has not; undefined if git cannot say. */
export function countCommitsSince(commit: string): number | undefined {
  const count = git('rev-list', '--count', `${commit.replace(/-changed$/, '')}..HEAD`);
  return count === '' ? undefined : Number(count);
}

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

const DeploymentsSchema = v.object({
  deployments: v.array(
    v.object({
      created_on: v.string(),
      versions: v.array(v.object({ version_id: v.string() })),
    }),
  ),
});
const VersionSchema = v.object({
  annotations: v.optional(
    v.object({
      'workers/tag': v.optional(v.string()),
      'workers/message': v.optional(v.string()),
    }),
  ),
});

export type WantedVersion = 'current' | 'before';

/** A version of the Worker that is or was in service. What a rollback left is not the one before. */
export async function findVersion(
  cloudflare: Cloudflare,
  worker: string,
  wanted: WantedVersion,
): Promise<DeployedVersion | undefined> {
  const script = `/workers/scripts/${worker}`;
  const ask = (path: string) => cloudflare.ask({ path: script + path, right: SCRIPTS_RIGHT });
  const { deployments } = v.parse(DeploymentsSchema, await ask('/deployments'));
  const inOrder = deployments
    .toSorted((a, b) => Date.parse(a.created_on) - Date.parse(b.created_on))
    .map(({ created_on: deployedAt, versions }) => ({
      id: versions[0]?.version_id ?? '',
      deployedAt,
    }));
  const current = inOrder.at(-1);
  const firstOfCurrent = inOrder.findIndex(({ id }) => id === current?.id);
  const found = wanted === 'current' ? current : inOrder[firstOfCurrent - 1];
  if (found === undefined) return undefined;

  const { annotations = {} } = v.parse(VersionSchema, await ask(`/versions/${found.id}`));
  const { 'workers/tag': tag = '', 'workers/message': message = '' } = annotations;
  const [, commit = '', database] = /^(.*)\.db(\d+)$/.exec(tag) ?? [];
  const databaseVersion = database === undefined ? undefined : Number(database);
  return { ...found, commit, message, databaseVersion };
}
