/** What is kept about the browser of a session, a device or an event. */

const USER_AGENT_MAX_CHARS = 256;

export function userAgentOf({ headers }: Request): string {
  return (headers.get('User-Agent') ?? '').slice(0, USER_AGENT_MAX_CHARS);
}

/** City and country as reported by the edge, nothing finer. */
export function placeOf({ cf }: Request): string {
  const { city, country } = (cf ?? {}) as Partial<IncomingRequestCfProperties>;
  const countryName =
    country && country !== 'T1' ? new Intl.DisplayNames('en', { type: 'region' }).of(country) : '';
  return [city, countryName].filter(Boolean).join(', ');
}
