import { passGate } from '../auth/flood-gate.ts';
import { FLOOD_QUOTA } from '../auth/quotas.ts';
import type { RequestContext } from '../context.ts';
import {
  cleanQuery,
  describeCount,
  describeResult,
  FEW_RESULTS,
  groupByPlace,
  listMentions,
  MENTIONS,
  markTerms,
  SEARCH_INDEX_PATH,
  SEARCH_OUTCOME_ID,
  SEARCH_WORDS_PATH,
  type SearchEntry,
  type SearchResult,
  withRest,
} from '../contract/search.ts';
import { createSearch, type Search } from '../contract/search-engine.ts';
import { answerError } from '../http/answer-error.ts';
import { readAsset } from '../http/assets.ts';
import { ApiError } from '../http/errors.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { page } from './pages.ts';

/** Long enough for the way back to the results; shared caches keep nobody's words. */
const CACHE_CONTROL = 'private, max-age=60';

/** Per isolate: the search in the index, and in all words. */
const searchesByAssets = new WeakMap<Fetcher, { inIndex?: Search; inAll?: Search }>();

interface Outcome {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/**
 * Writes the results for `?q=` into the search page. Browsers that run its scripts search by
 * themselves.
 */
export async function search(request: Request, context: RequestContext): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const query = cleanQuery(searchParams.get('q') ?? '');
  if (query === '') return page(request, context);

  // Without the headers of the request: a 304 would have no page to write into.
  const asset = await readAsset(context.env.ASSETS, context.settings.origin, '/search');
  const outcome = await findResults(query, context).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return explainFailure(error, request, context);
  });
  const answer = new Response(asset.body, { status: outcome.status, headers: asset.headers });
  answer.headers.delete('ETag');
  for (const [name, value] of Object.entries(outcome.headers)) answer.headers.set(name, value);
  return new HTMLRewriter()
    .on('input[name="q"]', {
      element(input) {
        // The rewriter escapes quotes only.
        input.setAttribute('value', query.replaceAll('&', '&amp;'));
      },
    })
    .on(`#${SEARCH_OUTCOME_ID}`, {
      element(place) {
        place.setInnerContent(outcome.html, { html: true });
      },
    })
    .transform(answer);
}

/** @throws {ApiError} 429 `too_many_attempts`, 503 `unavailable`. */
async function findResults(
  query: string,
  { client, env, settings }: RequestContext,
): Promise<Outcome> {
  // A flood of searches takes nothing away from the logins of its network.
  const key = `search ${client.network}`;
  await passGate(env.FLOOD_GATE, key, FLOOD_QUOTA, 'Too many searches from your network.');
  return {
    status: 200,
    headers: { 'Cache-Control': CACHE_CONTROL },
    html: renderResults(await find(query, env.ASSETS, settings.origin), query),
  };
}

function explainFailure(error: ApiError, request: Request, context: RequestContext): Outcome {
  const { status } = answerError(error, request, context);
  return {
    status,
    headers: { 'Cache-Control': 'no-store', ...error.headers },
    html: `<p>${escapeHtml(error.message)}</p>`,
  };
}

/** The index is a static asset, to keep it out of the Worker's bundle. */
async function find(
  query: string,
  assets: Fetcher,
  origin: string,
): Promise<readonly SearchResult[]> {
  const searches = searchesByAssets.get(assets) ?? {};
  searchesByAssets.set(assets, searches);
  const read = (path: string) => readAsset(assets, origin, path);
  const readEntries = async () => (await read(SEARCH_INDEX_PATH)).json<readonly SearchEntry[]>();
  searches.inIndex ??= createSearch(await readEntries());
  const found = searches.inIndex(query);
  if (found.length >= FEW_RESULTS) return found;

  const rests = await (await read(SEARCH_WORDS_PATH)).json<readonly string[]>();
  searches.inAll ??= createSearch(withRest(await readEntries(), rests));
  return searches.inAll(query);
}

/** The same elements as in `web/features/search/SearchOutcome.tsx`, whose styles they get. */
function renderResults(results: readonly SearchResult[], query: string): string {
  const count = `<p>${escapeHtml(describeCount(results.length, query))}</p>`;
  const groups = groupByPlace(results).map(
    ({ place, results: found }) =>
      `<section><h2>${place}</h2><ol>${found.map(renderResult).join('')}</ol></section>`,
  );
  return count + groups.join('');
}

function renderResult(result: SearchResult): string {
  const { entry, terms } = result;
  const mentions = listMentions(result).map((word) => `<mark>${escapeHtml(word)}</mark>`);
  return [
    `<li><a href="${escapeHtml(entry.path)}">${renderMarked(entry.title, terms)}</a>`,
    `<span>${escapeHtml(entry.kind)}</span>`,
    `<p>${renderMarked(describeResult(result), terms)}</p>`,
    mentions.length > 0 ? `<p>${MENTIONS} ${mentions.join(', ')}</p>` : '',
    '</li>',
  ].join('');
}

function renderMarked(text: string, terms: SearchResult['terms']): string {
  return markTerms(text, terms)
    .map(({ text: part, isMatch }) =>
      isMatch ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part),
    )
    .join('');
}
