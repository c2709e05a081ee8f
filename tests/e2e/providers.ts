/** Mock servers for Google and Facebook, run by the test process. */
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { providerOrigin } from '../setup/providers.ts';

/** A user's profile in the provider's own format. */
type Profile = Readonly<Record<string, unknown>>;

interface TestProvider {
  /** The user who is signed in at the provider. */
  person: Profile;
  stop(): Promise<void>;
}

export type TestProviders = Readonly<Record<'google' | 'facebook', TestProvider>>;

/** Starts both. Only one test file may do so, because the ports are fixed. */
export async function startProviders(sitePort: number): Promise<TestProviders> {
  return {
    google: await startProvider(providerOrigin('google', sitePort), {}),
    facebook: await startProvider(providerOrigin('facebook', sitePort), {
      authorize: '/v23.0/dialog/oauth',
      token: '/v23.0/oauth/access_token',
      userinfo: '/v23.0/me',
    }),
  };
}

export async function stopProviders(providers: TestProviders): Promise<void> {
  await Promise.all(Object.values(providers).map((provider) => provider.stop()));
}

type Endpoints = Readonly<Partial<Record<'authorize' | 'token' | 'userinfo', string>>>;

async function startProvider(origin: string, endpoints: Endpoints): Promise<TestProvider> {
  const isOpenId = Object.keys(endpoints).length === 0;
  const server = new OAuth2Server(undefined, undefined, { endpoints });
  const provider: TestProvider = {
    person: {},
    stop: () => server.stop(),
  };
  const { hostname, port } = new URL(origin);
  await server.issuer.keys.generate('RS256');
  await server.start(Number(port), hostname);
  server.issuer.url = origin;

  server.service.on(Events.BeforeTokenSigning, ({ payload }) => {
    if (isOpenId) Object.assign(payload, provider.person);
  });
  server.service.on(Events.BeforeResponse, (response) => {
    // Facebook returns no ID token.
    if (!isOpenId && response.body !== '') delete response.body.id_token;
  });
  server.service.on(Events.BeforeUserinfo, (response) => {
    response.body = { ...provider.person };
  });
  return provider;
}
