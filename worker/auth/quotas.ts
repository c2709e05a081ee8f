/** The limits of the bindings FLOOD_GATE, VITALS_GATE and REPORTS_GATE in wrangler.toml, for the client. */
export const FLOOD_QUOTA = { name: 'requests', freeAttempts: 300, windowMs: 60 * 1000 };
export const VITALS_QUOTA = { name: 'vitals', freeAttempts: 300, windowMs: 60 * 1000 };
export const REPORTS_QUOTA = { name: 'reports', freeAttempts: 60, windowMs: 60 * 1000 };
