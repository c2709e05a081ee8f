import { clientNetwork } from '../auth/client-network.ts';
import { passGate } from '../auth/flood-gate.ts';
import { VITALS_QUOTA } from '../auth/quotas.ts';
import type { RequestContext } from '../context.ts';
import { type VitalsRequest, VitalsRequestSchema } from '../contract/vitals-schemas.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import type { PageTable } from '../http/paths.ts';
import { logEvent } from '../log.ts';

/** Records the web vitals of a visit, without personal data. */
export async function vitals(request: Request, context: RequestContext): Promise<Response> {
  const report = await readBody(request, VitalsRequestSchema);
  if (!isRoute(context.pages, report.route)) {
    throw new ApiError(400, 'invalid_request', 'There is no such page.', { field: 'route' });
  }
  const network = clientNetwork(request.headers);
  const { VITALS_GATE } = context.env;
  await passGate(VITALS_GATE, network, VITALS_QUOTA, 'Too many reports from your network.');
  keep(report, context);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

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
