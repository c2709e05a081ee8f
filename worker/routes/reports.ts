import { browserName } from '../auth/browser-name.ts';
import type { PostHandler } from '../auth/endpoint.ts';
import { passGate } from '../auth/flood-gate.ts';
import { REPORTS_QUOTA, VITALS_QUOTA } from '../auth/quotas.ts';
import type { RequestContext } from '../context.ts';
import type { VitalsRequest } from '../contract/vitals-schemas.ts';
import { readReports } from '../http/browser-reports.ts';
import { ApiError } from '../http/errors.ts';
import type { PageTable } from '../http/paths.ts';
import { logEvent } from '../log.ts';

/** Records the web vitals of a visit, without personal data. */
export const recordVitals: PostHandler<'/api/vitals'> = async (context, { body: report }) => {
  if (!isRoute(context.pages, report.route)) {
    throw new ApiError(400, 'invalid_request', 'There is no such page.', { field: 'route' });
  }
  const { network } = context.client;
  const { VITALS_GATE } = context.env;
  await passGate(VITALS_GATE, network, VITALS_QUOTA, 'Too many reports from your network.');
  keep(report, context);
  return { body: null };
};

/** Allows only known pages, or a folder as `/blog/*`, so that the set of routes stays bounded. */
function isRoute(pages: PageTable, route: string): boolean {
  const [, folder] = /^(\/.+\/)\*$/.exec(route) ?? [];
  if (folder === undefined) return Object.hasOwn(pages, route);
  return Object.keys(pages).some((path) => path.startsWith(folder));
}

function keep({ route, device, vitals }: VitalsRequest, { env, requestId }: RequestContext): void {
  if (!env.VITALS) {
    const values = Object.fromEntries(vitals.map(({ name, value }) => [name, value]));
    logEvent('vitals_reported', { requestId, route, device, ...values });
    return;
  }
  for (const { name, value, rating } of vitals) {
    env.VITALS.writeDataPoint({
      indexes: [route],
      blobs: [route, device, name, rating],
      doubles: [value],
    });
  }
}

/** Of one body. A broken page reports the same over and over. */
const LOGGED_MAX_COUNT = 5;

/** Logs what browsers report by themselves: CSP violations and network errors. */
export async function logReports(request: Request, context: RequestContext): Promise<Response> {
  const { network, userAgent } = context.client;
  const { REPORTS_GATE } = context.env;
  await passGate(REPORTS_GATE, network, REPORTS_QUOTA, 'Too many reports from your network.');
  const [browser = ''] = browserName(userAgent).split(' on ');
  const found = await readReports(request, context.pages);
  for (const report of found.slice(0, LOGGED_MAX_COUNT)) {
    logEvent('browser_reported', { requestId: context.requestId, browser, ...report });
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
