import { securityHeaders } from '../../../../worker/http/headers.ts';

export const HOME_PAGE = '<!doctype html><title>Acme</title>';

/** Settings of a site that may be deployed. */
export const READY = {
  ONEGO_ORIGIN: 'https://www.acme.test',
  ONEGO_DEMO_ACCOUNTS: 'off',
  ONEGO_CONTACT_EMAIL: 'hello@acme.test',
  ONEGO_MAIL_FROM: 'accounts@acme.test',
  ONEGO_COPILOT_URL: 'https://copilot.acme.test/',
  ONEGO_SOCIAL_URLS: 'off',
  ONEGO_LEGAL_ENTITY: 'Acme GmbH',
  ONEGO_ADDRESS: 'Hauptstraße 1, 10115 Berlin',
};

type Path = '/' | '/api/session' | '/.well-known/jwks.json';

/** What a site answers that is live as it should be. */
export function answersOfLiveSite(): Record<Path, Response> {
  return {
    '/': new Response(HOME_PAGE, { headers: securityHeaders('page') }),
    '/api/session': Response.json({ success: false, code: 'not_signed_in' }, { status: 401 }),
    '/.well-known/jwks.json': Response.json({ keys: [{ kid: 'one' }] }),
  };
}

/** A `fetch` that reaches a site with these answers. */
export function fetchFrom(answers: Readonly<Record<string, Response>>): typeof fetch {
  return async (address) =>
    answers[new URL(String(address)).pathname]?.clone() ?? new Response('', { status: 404 });
}

/** A `fetch` that finds nobody, as with a domain that is not yet known. */
export const fetchNobody: typeof fetch = async () => {
  throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND acme.test') });
};
