import { useHydrated } from '@tanstack/react-router';
import { PageHead } from '../../components/head/PageHead.tsx';
import { DocumentList, type DocumentListItem } from '../../components/sections/DocumentList.tsx';
import { PageIntro } from '../../components/sections/PageIntro.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { articles, chapters, webinars, whitepapers } from '../../content/documents.ts';
import { allResources } from '../../content/resources/all.ts';
import { type ResourceKind, resourceKinds } from '../../content/resources/kinds.ts';
import styles from './AllResourcesPage.module.css';

const labels: Record<ResourceKind, string> = {
  blog: 'Article',
  whitepapers: 'Whitepaper',
  documentation: 'Documentation',
  webinars: 'Webinar',
};

type Item = DocumentListItem & { readonly kind: ResourceKind };

const items: readonly Item[] = [
  ...articles.map((document) => ({ kind: 'blog' as const, document })),
  ...whitepapers.map((document) => ({ kind: 'whitepapers' as const, document })),
  ...webinars.map((document) => ({ kind: 'webinars' as const, document })),
  ...chapters.map((document) => ({ kind: 'documentation' as const, document })),
].map(({ kind, document: { slug, title, description, meta } }) => ({
  kind,
  key: `${kind}/${slug}`,
  link:
    kind === 'documentation'
      ? { to: '/documentation/$chapter', params: { chapter: slug } }
      : { to: `/${kind}/$slug`, params: { slug } },
  title,
  description,
  date: meta.date,
  facts: [labels[kind], meta.topic],
}));

interface AllResourcesPageProps {
  /** From the address; none shows all. */
  kind: ResourceKind | undefined;
  onChange: (kind: ResourceKind | undefined) => void;
}

export function AllResourcesPage({ kind, onChange }: AllResourcesPageProps) {
  // The prerendered page shows everything: what the address asks for is known to the browser only.
  const chosen = useHydrated() ? kind : undefined;
  const shown = items.filter((item) => !chosen || item.kind === chosen);

  return (
    <>
      <PageHead {...allResources.meta} />
      <PageIntro heading={allResources.heading} lead={allResources.lead} />
      <Section>
        <h2 className="visually-hidden">Resources</h2>
        <fieldset className={styles.filter}>
          <legend className="visually-hidden">Kind</legend>
          <Button look="quiet" aria-pressed={!chosen} onClick={() => onChange(undefined)}>
            All
          </Button>
          {resourceKinds.map((name) => (
            <Button
              key={name}
              look="quiet"
              aria-pressed={chosen === name}
              onClick={() => onChange(name)}
            >
              {labels[name]}
            </Button>
          ))}
          <p role="status">{shown.length} entries</p>
        </fieldset>
        <DocumentList items={shown} />
      </Section>
    </>
  );
}
