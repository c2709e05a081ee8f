/** What Cloudflare counts about the deployed Worker, asked over its API. */

import * as v from 'valibot';
import { DAY_MS } from '../../worker/contract/durations.ts';
import type { Environment } from '../settings.ts';
import { OperatorError } from './errors.ts';

const VITALS_DAYS = 7;

interface Account {
  readonly url: string;
  readonly id: string;
  readonly token: string;
}

export interface WorkerRequests {
  readonly requests: number;
  /** Requests that ended in an exception or over a limit; answers with status 500 are none. */
  readonly errors: number;
}

/** The 75th percentile of a metric on a page: ms, or without a unit for CLS. */
export interface PageVital {
  readonly page: string;
  readonly metric: string;
  readonly p75: number;
  readonly visits: number;
}

/** @returns undefined if the environment has no credentials. */
export function readAccount(env: Environment): Account | undefined {
  const {
    CLOUDFLARE_API_BASE_URL: url = 'https://api.cloudflare.com/client/v4',
    CLOUDFLARE_ACCOUNT_ID: id,
    CLOUDFLARE_API_TOKEN: token,
  } = env;
  return id && token ? { url, id, token } : undefined;
}

const InvocationsSchema = v.object({
  data: v.object({
    viewer: v.object({
      accounts: v.array(
        v.object({
          workersInvocationsAdaptive: v.array(
            v.object({ sum: v.object({ requests: v.number(), errors: v.number() }) }),
          ),
        }),
      ),
    }),
  }),
});

/** Requests of the last 24 hours (https://developers.cloudflare.com/analytics/graphql-api/). */
export async function countRequests(
  account: Account,
  worker: string,
  nowMs: number,
): Promise<WorkerRequests> {
  const query = `query ($account: string, $worker: string, $from: Time, $until: Time) {
    viewer { accounts(filter: { accountTag: $account }) {
      workersInvocationsAdaptive(limit: 1000, filter: {
        scriptName: $worker, datetime_geq: $from, datetime_leq: $until
      }) { sum { requests errors } }
    } }
  }`;
  const variables = {
    account: account.id,
    worker,
    from: new Date(nowMs - DAY_MS).toISOString(),
    until: new Date(nowMs).toISOString(),
  };
  const answer = await ask(account, '/graphql', JSON.stringify({ query, variables }));
  const { data } = v.parse(InvocationsSchema, answer);
  const sums = data.viewer.accounts.flatMap(({ workersInvocationsAdaptive: rows }) => rows);
  return {
    requests: sums.reduce((total, { sum }) => total + sum.requests, 0),
    errors: sums.reduce((total, { sum }) => total + sum.errors, 0),
  };
}

/** ClickHouse quotes integers of 64 bits. */
const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

const VitalsSchema = v.object({
  data: v.array(
    v.object({
      page: v.string(),
      metric: v.string(),
      p75: count,
      visits: count,
    }),
  ),
});

/** Web vitals of the last seven days, if the Worker has the binding VITALS. */
export async function listVitals(account: Account, dataset: string): Promise<PageVital[]> {
  const query = `SELECT blob1 AS page, blob3 AS metric,
      quantileExactWeighted(0.75)(double1, _sample_interval) AS p75,
      sum(_sample_interval) AS visits
    FROM ${dataset} WHERE timestamp > NOW() - INTERVAL '${VITALS_DAYS}' DAY
    GROUP BY page, metric ORDER BY page, metric`;
  const path = `/accounts/${account.id}/analytics_engine/sql`;
  return v.parse(VitalsSchema, await ask(account, path, query)).data;
}

async function ask({ url, token }: Account, path: string, body: string): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
  if (!answer.ok) {
    throw new OperatorError(`Cloudflare's API answered ${answer.status}: ${await answer.text()}`);
  }
  return answer.json();
}
