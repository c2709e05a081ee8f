import { readDeviceId } from '../auth/device-cookie.ts';
import { logAccountEvent } from '../auth/log-account-event.ts';
import type { AccountHandler } from '../auth/require-session.ts';
import { deleteDevicesOf } from '../db/devices.ts';
import { readEmptyBody } from '../http/body.ts';
import { apiAnswer } from '../http/responses.ts';

/** Makes the account forget every browser but this one. */
export const forgetDevices: AccountHandler = async (request, context, session) => {
  await readEmptyBody(request);
  await context.db.run(deleteDevicesOf(session.user_id, await readDeviceId(request)));
  await logAccountEvent(context, 'devices_forgotten', session);
  return apiAnswer({ success: true });
};
