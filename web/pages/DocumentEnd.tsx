import { Link, linkOptions } from '@tanstack/react-router';
import type { LinkedFolder, RelatedDocument, Source, Trial } from '../content/document.ts';
import type { ProductId } from '../content/products/ids.ts';
import { productSummaries } from '../content/products/summaries.ts';
import { documentPage } from '../content/resources/document-page.ts';
import { formatDate } from '../lib/format-date.ts';
import styles from './DocumentEnd.module.css';

interface DocumentEndProps {
  related: readonly RelatedDocument[];
  product: ProductId | undefined;
}

/** Where to go from the end of a document: related documents, the product and its course. */
export function DocumentEnd({ related, product }: DocumentEndProps) {
  const words = documentPage.onward;
  return (
    <nav className={styles.end} aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <ul>
        {related.map(({ folder, slug, title }) => (
          <li key={slug}>
            <span>{words.kinds[folder]}</span> <Link {...documentLink(folder, slug)}>{title}</Link>
          </li>
        ))}
        {product && (
          <>
            <li>
              <span>{words.product}</span>{' '}
              <Link to={productSummaries[product].to}>{productSummaries[product].name}</Link>
            </li>
            <li>
              <span>{words.course}</span>{' '}
              <Link to="/training" hash={product}>
                {words.courseFor(productSummaries[product].name)}
              </Link>
            </li>
          </>
        )}
      </ul>
    </nav>
  );
}

interface DocumentSourcesProps {
  sources: readonly Source[];
  tried: Trial | undefined;
}

/** Where the facts of a document come from, and with which tools its code was run. */
export function DocumentSources({ sources, tried }: DocumentSourcesProps) {
  const words = documentPage.sources;
  return (
    <section className={styles.sources}>
      <h2>{words.heading}</h2>
      {tried && <p>{words.tried(formatDate(tried.date), tried.with)}</p>}
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function documentLink(folder: LinkedFolder, slug: string) {
  return folder === 'documentation'
    ? linkOptions({ to: '/documentation/$chapter', params: { chapter: slug } })
    : linkOptions({ to: `/${folder}/$slug`, params: { slug } });
}
