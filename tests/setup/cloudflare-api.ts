/**
 * Mock of Cloudflare's API with one account, as far as deployments use it. It remembers what was
 * deployed; tests look at that.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { type IRequestStrict, Router } from 'itty-router';
import * as v from 'valibot';
import { HOST } from '../../scripts/processes.ts';

interface MockWorker {
  /** Values by name. The real API never shows them. */
  readonly secrets: Map<string, string>;
  /** Tags and messages of the uploaded versions by their ids, oldest first. */
  readonly versions: Map<string, Readonly<Record<string, string>>>;
  /** IDs of the versions that were put into service, oldest first. */
  readonly deployed: string[];
  domains: readonly string[];
  isOnWorkersDev: boolean;
  hasPreviewUrls: boolean;
}

interface MockDatabase {
  readonly uuid: string;
  /** Undefined for anywhere. */
  readonly jurisdiction: string | undefined;
  readonly rows: DatabaseSync;
}

interface Refusal {
  readonly method?: string;
  /** End of the path. */
  readonly path: string;
  readonly code: number;
  readonly message: string;
  /** Always, if not given. */
  readonly when?: () => boolean;
}

export interface MockAccount {
  readonly workers: Map<string, MockWorker>;
  /** The D1 databases by their names. */
  readonly databases: Map<string, MockDatabase>;
  /** What the API refuses for now. */
  readonly refusals: Refusal[];
}

export interface MockApi extends MockAccount {
  /** Environment for wrangler. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const BASE = '/client/v4/accounts/account';
export const BOOKMARK = '00000001-bookmark';
const CREATED_AT = '2026-11-22T00:00:00Z';

const Upload = v.object({
  bindings: v.array(v.object({ name: v.string(), type: v.string(), text: v.optional(v.string()) })),
  annotations: v.optional(v.record(v.string(), v.string()), {}),
});
const Query = v.object({ sql: v.string() });
const NewDatabase = v.object({ name: v.string(), jurisdiction: v.optional(v.string()) });
const Deployment = v.object({ versions: v.tuple([v.object({ version_id: v.string() })]) });
const Subdomain = v.object({ enabled: v.boolean(), previews_enabled: v.boolean() });
const Records = v.object({ origins: v.array(v.object({ hostname: v.string() })) });

/** Listens on the loopback interface only. The caller closes it. */
export async function startCloudflareApi(): Promise<MockApi> {
  const account: MockAccount = { workers: new Map(), databases: new Map(), refusals: [] };
  const router = makeRouter(account);
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming);
    const request = new Request(`http://${HOST}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: { 'Content-Type': incoming.headers['content-type'] ?? '' },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const answer = await router.fetch(request).catch((error: Error) => refuse(7500, error.message));
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...account,
    env: {
      CLOUDFLARE_API_BASE_URL: `http://${HOST}:${port}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'mock',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      WRANGLER_SEND_METRICS: 'false',
      // With its banner, wrangler asks npm for its newest version.
      WRANGLER_HIDE_BANNER: 'true',
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function makeRouter({ workers, databases, refusals }: MockAccount) {
  const findDatabase = ({ params: { name = '' } }: IRequestStrict) =>
    databases.get(name) ?? [...databases.values()].find(({ uuid }) => uuid === name);
  const aboutDatabase =
    (result: (database: MockDatabase, request: IRequestStrict) => unknown) =>
    async (request: IRequestStrict) => {
      const database = findDatabase(request);
      return database ? answer(await result(database, request)) : refuse(7404, 'No such database.');
    };
  const find = (request: IRequestStrict) => workers.get(request.params.name ?? '');
  /** Refuses requests for a Worker that does not exist. */
  const about =
    (result: (worker: MockWorker, request: IRequestStrict) => unknown) =>
    async (request: IRequestStrict) => {
      const worker = find(request);
      return worker ? answer(await result(worker, request)) : refuse(10007, 'No such Worker.');
    };

  return (
    Router<IRequestStrict, [], Response>({
      base: BASE,
      before: [
        ({ method, url }) => {
          const found = refusals.find(
            (refusal) =>
              new URL(url).pathname.endsWith(refusal.path) &&
              (refusal.method ?? method) === method &&
              refusal.when?.() !== false,
          );
          return found && refuse(found.code, found.message);
        },
      ],
      finally: [
        (found, { method, url }) => found ?? refuse(7003, `The mock has no ${method} ${url}`),
      ],
    })
      .get(
        '/workers/services/:name',
        about(() => ({
          default_environment: { script: { last_deployed_from: 'wrangler', tag: '', tags: [] } },
        })),
      )
      .delete(
        '/workers/services/:name',
        about((_, { params: { name = '' } }) => workers.delete(name)),
      )
      .get('/workers/subdomain', () => answer({ subdomain: 'acme' }))
      .get(
        '/workers/scripts/:name/secrets',
        about(({ secrets }) => [...secrets.keys()].map((name) => ({ name, type: 'secret_text' }))),
      )
      .get(
        '/workers/scripts/:name/settings',
        about(() => ({ bindings: [] })),
      )
      .patch(
        '/workers/scripts/:name/script-settings',
        about(() => ({})),
      )
      .post('/workers/scripts/:name/assets-upload-session', () =>
        // Without buckets there is nothing left to upload.
        answer({ jwt: 'mock', buckets: [] }),
      )
      .get('/d1/database', () => answer([...databases].map(([name, { uuid }]) => ({ uuid, name }))))
      .get(
        '/d1/database/:name',
        aboutDatabase(({ uuid }, { params: { name } }) => ({ uuid, name })),
      )
      .delete(
        '/d1/database/:name',
        aboutDatabase(({ uuid }) => {
          for (const [name, database] of databases) {
            if (database.uuid === uuid) databases.delete(name);
          }
          return null;
        }),
      )
      .post('/d1/database', async (request) => {
        const { name, jurisdiction } = v.parse(NewDatabase, await request.json());
        const made = { uuid: randomUUID(), jurisdiction, rows: new DatabaseSync(':memory:') };
        databases.set(name, made);
        return answer({ uuid: made.uuid, name });
      })
      .post(
        '/d1/database/:name/query',
        aboutDatabase(async ({ rows }, request) => {
          const { sql } = v.parse(Query, await request.json());
          return [{ results: rows.prepare(sql).all(), success: true }];
        }),
      )
      .get(
        '/d1/database/:name/time_travel/bookmark',
        aboutDatabase(() => ({ bookmark: BOOKMARK })),
      )
      // The first version of a Worker is put into service with its upload.
      .put('/workers/scripts/:name', async (request) => {
        const worker = find(request) ?? newWorker();
        workers.set(request.params.name ?? '', worker);
        const id = await addVersion(worker, request);
        worker.deployed.push(id);
        return answer({ deployment_id: id, startup_time_ms: 10 });
      })
      .post(
        '/workers/scripts/:name/versions',
        about(async (worker, request) => ({
          id: await addVersion(worker, request),
          startup_time_ms: 10,
          resources: { script: { etag: '' } },
        })),
      )
      .get(
        '/workers/scripts/:name/versions/:id',
        about(({ versions }, { params: { id = '' } }) => ({
          id,
          number: 1,
          annotations: versions.get(id),
          metadata: { created_on: CREATED_AT, author_email: 'kim@acme.test', source: 'wrangler' },
          resources: { bindings: [], script: { handlers: ['fetch'] }, script_runtime: {} },
        })),
      )
      .get(
        '/workers/scripts/:name/deployments',
        about(({ deployed }) => ({
          deployments: deployed.map(describeDeployment).toReversed(),
        })),
      )
      .post(
        '/workers/scripts/:name/deployments',
        about(async ({ deployed }, request) => {
          const { versions } = v.parse(Deployment, await request.json());
          deployed.push(versions[0].version_id);
          return { id: randomUUID() };
        }),
      )
      .get(
        '/workers/workers/:name',
        about(({ isOnWorkersDev, hasPreviewUrls }) => ({
          subdomain: { enabled: isOnWorkersDev, previews_enabled: hasPreviewUrls },
        })),
      )
      .post(
        '/workers/scripts/:name/subdomain',
        about(async (worker, request) => {
          const wanted = v.parse(Subdomain, await request.json());
          worker.isOnWorkersDev = wanted.enabled;
          worker.hasPreviewUrls = wanted.previews_enabled;
          return wanted;
        }),
      )
      .post(
        '/workers/scripts/:name/domains/changeset',
        about(() => ({
          added: [],
          removed: [],
          updated: [],
          conflicting: [],
        })),
      )
      .put(
        '/workers/scripts/:name/domains/records',
        about(async (worker, request) => {
          const { origins } = v.parse(Records, await request.json());
          worker.domains = origins.map(({ hostname }) => hostname);
          return {};
        }),
      )
      .get('/workers/domains/records', () => answer([]))
      .put(
        '/workers/scripts/:name/schedules',
        about(() => ({})),
      )
  );
}

function newWorker(): MockWorker {
  return {
    secrets: new Map(),
    versions: new Map(),
    deployed: [],
    domains: [],
    isOnWorkersDev: false,
    hasPreviewUrls: true,
  };
}

async function addVersion(worker: MockWorker, request: IRequestStrict): Promise<string> {
  const metadata = (await request.formData()).get('metadata');
  const { bindings, annotations } = v.parse(Upload, JSON.parse(String(metadata)));
  for (const { name, type, text = '' } of bindings) {
    if (type === 'secret_text') worker.secrets.set(name, text);
  }
  const id = randomUUID();
  worker.versions.set(id, annotations);
  return id;
}

function describeDeployment(version: string, index: number) {
  return {
    id: randomUUID(),
    source: 'wrangler',
    author_email: 'kim@acme.test',
    created_on: new Date(Date.parse(CREATED_AT) + index * 1000).toISOString(),
    versions: [{ version_id: version, percentage: 100 }],
  };
}

function answer(result: unknown): Response {
  return Response.json({ success: true, errors: [], messages: [], result });
}

function refuse(code: number, message: string): Response {
  const errors = [{ code, message }];
  return Response.json({ success: false, errors, messages: [], result: null }, { status: 404 });
}
