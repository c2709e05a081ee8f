import { existsSync } from 'node:fs';
import {
  type DocumentPath,
  linkedFolders,
  type RelatedDocument,
} from '../../web/content/document.ts';
import { ContentError } from './content-error.ts';
import { readDocument } from './documents.ts';

/**
 * Looks up the titles of related documents, so that a page does not have to load a list of all.
 * @param file path in the repository of the document that names them.
 * @throws ContentError for one that does not exist or is a draft.
 */
export function readRelated(
  paths: readonly DocumentPath[],
  file: string,
): Promise<readonly RelatedDocument[]> {
  return Promise.all(paths.map((path) => readOne(path, file)));
}

async function readOne(path: DocumentPath, file: string): Promise<RelatedDocument> {
  const target = `web/content/${path}.md`;
  const folder = linkedFolders.find((linked) => path.startsWith(`${linked}/`));
  if (!folder || !existsSync(target)) {
    throw new ContentError(file, `"related" names ${path}, which does not exist.`);
  }
  const { slug, meta, isDraft } = await readDocument(target, folder);
  if (isDraft) throw new ContentError(file, `"related" names ${path}, which is a draft.`);
  return { folder, slug, title: meta.title };
}
