import { cleanQuery } from '../../../worker/contract/search.ts';

export function addressOf(typed: string): string {
  const query = cleanQuery(typed);
  return query === '' ? '/search' : `/search?${new URLSearchParams({ q: query })}`;
}

export function queryOf(search: string): string {
  return cleanQuery(new URLSearchParams(search).get('q') ?? '');
}
