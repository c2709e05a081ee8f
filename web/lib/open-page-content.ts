import { redirect } from '@tanstack/react-router';
import type { Loaders } from '../content/document.ts';

/**
 * Loads the content of a page by its slug, case-insensitively.
 * @throws a redirect to the home page for an unknown slug, as for every unknown path.
 */
export function openPageContent<Content>(
  loaders: Loaders<Content>,
  name: string,
): Promise<Content> {
  const key = name.toLowerCase();
  const load = Object.hasOwn(loaders, key) ? loaders[key] : undefined;
  if (!load) throw redirect({ to: '/', replace: true });
  return load().then((module) => module.default);
}
