import { readDeviceId } from '../auth/device-cookie.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import { requireProvenOwner } from '../auth/require-session.ts';
import type { RequestContext } from '../context.ts';
import { EmptyRequestSchema } from '../contract/account-schemas.ts';
import { deleteDevicesOf } from '../db/devices.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/** Makes the account forget every browser but this one. */
export async function forgetDevices(request: Request, context: RequestContext): Promise<Response> {
  await readBody(request, EmptyRequestSchema);
  const { user_id: userId, email } = await requireProvenOwner(request, context);
  await context.db.run(deleteDevicesOf(userId, await readDeviceId(request)));
  await logAccountEvent(context, 'devices_forgotten', { email, userId });
  return apiAnswer({ success: true });
}
