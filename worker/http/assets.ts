import { unavailable } from './errors.ts';

/**
 * Reads a file of the site.
 *
 * @throws {ApiError} 503 if it is missing or cannot be read.
 */
export async function readAsset(assets: Fetcher, origin: string, path: string): Promise<Response> {
  const response = await assets.fetch(new URL(path, origin)).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (!response.ok) throw unavailable(new Error(`The file ${path} is missing.`));
  return response;
}
