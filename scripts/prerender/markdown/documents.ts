import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import {
  type DocumentFolder,
  type DocumentPath,
  linkedFolders,
  type RelatedDocument,
} from '../../../web/content/document.ts';
import { ContentError } from './content-error.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';

const CONTENT = 'web/content';

export interface ListedDocument extends Pick<FrontMatter, 'meta' | 'isDraft'> {
  /** File name without extension, and the last segment of the URL. */
  readonly slug: string;
  /** Path in the repository. */
  readonly file: string;
}

/**
 * All documents in a folder in list order, drafts included.
 * @throws ContentError for invalid front matter or a file name that cannot be a URL segment.
 */
export async function readDocuments(folder: DocumentFolder): Promise<readonly ListedDocument[]> {
  const names = await readdir(`${CONTENT}/${folder}`);
  const documents = await Promise.all(
    names
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => readDocument(`${CONTENT}/${folder}/${name}`, folder)),
  );
  return documents.toSorted((a, b) => compare(a.meta, b.meta));
}

/** @param file path in the repository. */
async function readDocument(file: string, folder: DocumentFolder): Promise<ListedDocument> {
  const { name: slug } = parse(file);
  if (!/^[a-z0-9-]+$/.test(slug)) {
    throw new ContentError(
      file,
      'its name becomes an address, so it can have only a to z, 0 to 9 and hyphens.',
    );
  }
  const { meta, isDraft } = readFrontMatter(await readFile(file, 'utf8'), file, folder);
  return { slug, file, meta, isDraft };
}

/**
 * Looks up the titles of related documents, so that a page does not have to load a list of all.
 * @param file path in the repository of the document that names them.
 * @throws ContentError for one that does not exist or is a draft.
 */
export function findRelated(
  paths: readonly DocumentPath[],
  file: string,
  list: typeof readDocuments,
): Promise<readonly RelatedDocument[]> {
  return Promise.all(
    paths.map(async (path) => {
      const folder = linkedFolders.find((linked) => path.startsWith(`${linked}/`));
      const listed = folder ? await list(folder) : [];
      const found = listed.find(({ slug }) => path === `${folder}/${slug}`);
      if (!folder || !found) {
        throw new ContentError(file, `"related" names ${path}, which does not exist.`);
      }
      if (found.isDraft) throw new ContentError(file, `"related" names ${path}, which is a draft.`);
      return { folder, slug: found.slug, title: found.meta.title };
    }),
  );
}

/** Sorts chapters by `order` and all others newest first, with undated documents at the top. */
function compare(a: FrontMatter['meta'], b: FrontMatter['meta']): number {
  if ('order' in a && 'order' in b) return a.order - b.order;
  return dateOf(b).localeCompare(dateOf(a));
}

function dateOf(meta: FrontMatter['meta']): string {
  return ('date' in meta && meta.date) || '9999';
}
