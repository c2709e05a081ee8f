import { browserName } from '../auth/browser-name.ts';
import { clientOf } from '../auth/client.ts';
import { clientNetwork } from '../auth/client-network.ts';
import { passGate } from '../auth/flood-gate.ts';
import { REPORTS_QUOTA } from '../auth/quotas.ts';
import type { RequestContext } from '../context.ts';
import { readReports } from '../http/browser-reports.ts';
import { logEvent } from '../log.ts';

/** Of one body. A broken page reports the same over and over. */
const LOGGED_MAX_COUNT = 5;

/** Logs what browsers report by themselves: CSP violations and network errors. */
export async function reports(request: Request, context: RequestContext): Promise<Response> {
  const network = clientNetwork(request.headers);
  const { REPORTS_GATE } = context.env;
  await passGate(REPORTS_GATE, network, REPORTS_QUOTA, 'Too many reports from your network.');
  const [browser = ''] = browserName(clientOf(request).userAgent).split(' on ');
  const found = await readReports(request, context.pages);
  for (const report of found.slice(0, LOGGED_MAX_COUNT)) {
    logEvent('browser_reported', { requestId: context.requestId, browser, ...report });
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
