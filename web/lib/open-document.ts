import { redirect } from '@tanstack/react-router';
import type { DocumentModule, Loaders, MarkdownDocument } from '../content/document.ts';
import { isHydrating } from './app-ready.ts';

/**
 * Loads the module of a page by its slug, case-insensitively.
 * @throws a redirect to the home page for an unknown slug, as for every unknown path.
 */
export function openPageModule<Module>(loaders: Loaders<Module>, name: string): Promise<Module> {
  const key = name.toLowerCase();
  const load = Object.hasOwn(loaders, key) ? loaders[key] : undefined;
  if (!load) throw redirect({ to: '/', replace: true });
  return load();
}

/**
 * The document of a module with its text, unless the page shows that already. In development it always
 * has the text, which may be edited.
 */
export async function openDocument<Meta>({
  default: document,
  loadHtml,
}: DocumentModule<Meta>): Promise<MarkdownDocument<Meta>> {
  return isHydrating() && !import.meta.env.DEV ? document : { ...document, html: await loadHtml() };
}
