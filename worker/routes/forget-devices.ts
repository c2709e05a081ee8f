import { readDeviceId } from '../auth/device-cookie.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { EmptyRequestSchema } from '../contract/account-schemas.ts';
import { deleteDevicesOf } from '../db/devices.ts';
import { readBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/** Makes the account forget every browser but this one. */
export const forgetDevices: AccountHandler = async (request, context, session) => {
  await readBody(request, EmptyRequestSchema);
  await context.db.run(deleteDevicesOf(session.user_id, await readDeviceId(request)));
  await logAccountEvent(context, 'devices_forgotten', session);
  return apiAnswer({ success: true });
};
