import type { RequestContext } from '../context.ts';
import type { Device } from '../contract/accounts.ts';
import { listDevices } from '../db/devices.ts';
import { browserName } from './browser-name.ts';
import { readDeviceId } from './device-cookie.ts';

/** The browsers that an account knows, for its owner. */
export async function listOwnDevices(
  request: Request,
  { db }: RequestContext,
  userId: string,
): Promise<Device[]> {
  const deviceId = await readDeviceId(request);
  const rows = await listDevices(db, userId, Date.now());
  return rows.map((row) => ({
    isCurrent: row.secret_sha256 === deviceId,
    browser: browserName(row.user_agent),
    place: row.place,
    lastUsedAt: new Date(row.last_used_at_ms).toISOString(),
  }));
}
