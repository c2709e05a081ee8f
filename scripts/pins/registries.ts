/** Asks registries and release feeds for versions and digests. */

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** One sentence for the operator; the cause is not worth a stack trace. */
export class UnreachableError extends Error {}

const ANSWER_LIMIT_MS = 20_000;

async function ask(fetchUrl: Fetch, url: string, init: RequestInit = {}): Promise<Response> {
  const { host } = new URL(url);
  let response: Response;
  try {
    response = await fetchUrl(url, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  } catch {
    throw new UnreachableError(`${host} cannot be reached from here.`);
  }
  if (!response.ok && response.status !== 401) {
    throw new UnreachableError(`${host} answered ${response.status} to ${new URL(url).pathname}.`);
  }
  return response;
}

async function askText(fetchUrl: Fetch, url: string, path: readonly string[]): Promise<string> {
  let value: unknown = await (await ask(fetchUrl, url)).json();
  for (const key of path) value = propertyOf(value, key);
  if (typeof value !== 'string') throw new UnreachableError(`${url} has no ${path.join('.')}.`);
  return value;
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map(Object.entries(value)).get(key)
    : undefined;
}

/** The newest version of a package, by registry. */
export const newestPackage: Readonly<
  Record<string, (fetchUrl: Fetch, name: string) => Promise<string>>
> = {
  npm: (fetchUrl, name) =>
    askText(fetchUrl, `https://registry.npmjs.org/${name}/latest`, ['version']),
  pypi: (fetchUrl, name) =>
    askText(fetchUrl, `https://pypi.org/pypi/${name}/json`, ['info', 'version']),
  rubygems: (fetchUrl, name) =>
    askText(fetchUrl, `https://rubygems.org/api/v1/gems/${name}.json`, ['version']),
};

/** The newest release of an action, and the commit behind its tag. */
export async function newestAction(fetchUrl: Fetch, name: string) {
  const repository = `https://api.github.com/repos/${name}`;
  const version = await askText(fetchUrl, `${repository}/releases/latest`, ['tag_name']);
  const digest = await askText(fetchUrl, `${repository}/commits/${version}`, ['sha']);
  return { version, digest };
}

const MANIFESTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ');

/** The digest of a tag. @param image such as `node` or `ghcr.io/owner/name`. */
export async function digestOf(fetchUrl: Fetch, image: string, tag: string): Promise<string> {
  const { host, name } = locateImage(image);
  const url = `https://${host}/v2/${name}/manifests/${tag}`;
  const response = await askRegistry(fetchUrl, url, { method: 'HEAD', accept: MANIFESTS });
  const digest = response.headers.get('docker-content-digest');
  if (digest === null) throw new UnreachableError(`${host} gives no digest of ${image}:${tag}.`);
  return digest;
}

/** All tags of an image. */
export async function tagsOf(fetchUrl: Fetch, image: string): Promise<readonly string[]> {
  const { host, name } = locateImage(image);
  const url = `https://${host}/v2/${name}/tags/list`;
  const response = await askRegistry(fetchUrl, url, { method: 'GET', accept: 'application/json' });
  const tags = propertyOf(await response.json(), 'tags');
  if (!Array.isArray(tags)) throw new UnreachableError(`${host} lists no tags of ${image}.`);
  return tags.map(String);
}

function locateImage(image: string): { host: string; name: string } {
  const [first = '', ...rest] = image.split('/');
  if (first === 'docker.io') return { host: 'registry-1.docker.io', name: rest.join('/') };
  if (first.includes('.')) return { host: first, name: rest.join('/') };
  return { host: 'registry-1.docker.io', name: rest.length > 0 ? image : `library/${image}` };
}

/** Registries answer 401 first and say where to get an anonymous token. */
async function askRegistry(
  fetchUrl: Fetch,
  url: string,
  { method, accept }: { method: string; accept: string },
): Promise<Response> {
  const first = await ask(fetchUrl, url, { method, headers: { accept } });
  if (first.status !== 401) return first;
  const challenge = first.headers.get('www-authenticate') ?? '';
  const parts = new Map(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const query = new URLSearchParams({
    service: parts.get('service') ?? '',
    scope: parts.get('scope') ?? '',
  });
  const token = await askText(fetchUrl, `${parts.get('realm')}?${query}`, ['token']);
  const second = await ask(fetchUrl, url, {
    method,
    headers: { accept, authorization: `Bearer ${token}` },
  });
  if (second.status === 401) throw new UnreachableError(`${new URL(url).host} refuses ${url}.`);
  return second;
}
