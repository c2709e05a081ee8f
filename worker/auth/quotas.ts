import { MINUTE_MS } from '../contract/durations.ts';

/** The limits of the bindings FLOOD_GATE, VITALS_GATE and REPORTS_GATE in wrangler.toml, for the client. */
export const FLOOD_QUOTA = { name: 'requests', freeAttempts: 300, windowMs: MINUTE_MS };
export const VITALS_QUOTA = { name: 'vitals', freeAttempts: 300, windowMs: MINUTE_MS };
export const REPORTS_QUOTA = { name: 'reports', freeAttempts: 60, windowMs: MINUTE_MS };
