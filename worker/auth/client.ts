import type { Client } from '../context.ts';

const USER_AGENT_MAX_CHARS = 256;

/** What is kept about the browser of a session, a device or an event. */
export function clientOf(request: Request | undefined): Client {
  if (request === undefined) return { userAgent: '', place: '' };
  const userAgent = (request.headers.get('User-Agent') ?? '').slice(0, USER_AGENT_MAX_CHARS);
  return { userAgent, place: placeOf(request) };
}

function placeOf({ cf }: Request): string {
  const { city, country } = (cf ?? {}) as Partial<IncomingRequestCfProperties>;
  const countryName =
    country && country !== 'T1' ? new Intl.DisplayNames('en', { type: 'region' }).of(country) : '';
  return [city, countryName].filter(Boolean).join(', ');
}
