import { archives, latest } from 'virtual:documents/blog';
import chapters from 'virtual:documents/documentation';
import webinars from 'virtual:documents/webinars';
import whitepapers from 'virtual:documents/whitepapers';
import { Link, useHydrated } from '@tanstack/react-router';
import { PageHead } from '../../components/head/PageHead.tsx';
import { DocumentGroups, type ListedDocument } from '../../components/sections/DocumentGroups.tsx';
import { LeadEntry } from '../../components/sections/LeadEntry.tsx';
import { ReadingIntro } from '../../components/sections/ReadingIntro.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Button, ButtonLink } from '../../components/ui/Button.tsx';
import { CostParts } from '../../components/vignettes/CostParts.tsx';
import { allResources, type ResourceKind, resourceKinds } from '../../content/resources/all.ts';
import { blog } from '../../content/resources/blog.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { chapterName } from '../chapter-name.ts';
import styles from './AllResourcesPage.module.css';

type Item = ListedDocument & { readonly kind: ResourceKind };

interface Resource {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date?: string | undefined;
  readonly topic?: string;
  /** Reading time. */
  readonly minutes?: number;
  /** Of a session. */
  readonly length?: string;
}

function toItem(
  kind: ResourceKind,
  { slug, title, description, date, topic, minutes, length }: Resource,
  link: ListedDocument['link'],
): Item {
  const facts = [topic, minutes === undefined ? length : blog.minutes(minutes)];
  return { kind, key: `${kind}/${slug}`, link, title, description, date, facts };
}

const items: readonly Item[] = [
  ...latest.map((article) =>
    toItem('blog', article, { to: '/blog/$slug', params: { slug: article.slug } }),
  ),
  ...whitepapers.map((paper) =>
    toItem('whitepapers', paper, { to: '/whitepapers/$slug', params: { slug: paper.slug } }),
  ),
  ...webinars.map((webinar) =>
    toItem('webinars', webinar, { to: '/webinars/$slug', params: { slug: webinar.slug } }),
  ),
  ...chapters.map((chapter) =>
    toItem(
      'documentation',
      { ...chapter, title: chapterName(chapter) },
      { to: '/documentation/$chapter', params: { chapter: chapter.slug } },
    ),
  ),
];

/** The document that the picture is drawn from. */
const lead = items.find(({ key }) => key === 'whitepapers/cost-of-slow-releases');

interface AllResourcesPageProps {
  /** From the URL. If undefined, all kinds are shown. */
  kind: ResourceKind | undefined;
  onChange: (kind: ResourceKind | undefined) => void;
}

export function AllResourcesPage({ kind, onChange }: AllResourcesPageProps) {
  // Prerendered HTML can't depend on the query string, so the filter applies after hydration.
  const chosen = useHydrated() ? kind : undefined;
  const shown = items.filter((item) => !chosen || item.kind === chosen);

  return (
    <>
      <PageHead {...allResources.meta} />
      <ReadingIntro
        heading={allResources.heading}
        lead={allResources.lead}
        actions={allResources.tools.map(({ to, label }) => (
          <ButtonLink key={to} to={to} look="quiet">
            {label}
          </ButtonLink>
        ))}
      >
        {lead && <LeadEntry item={{ ...lead, picture: <CostParts /> }} />}
      </ReadingIntro>
      <Section>
        <fieldset className={styles.filter}>
          <legend className="visually-hidden">{allResources.filter.legend}</legend>
          <Button look="quiet" aria-pressed={!chosen} onClick={() => onChange(undefined)}>
            {allResources.filter.all}
          </Button>
          {resourceKinds.map((name) => (
            <Button
              key={name}
              look="quiet"
              aria-pressed={chosen === name}
              onClick={() => onChange(name)}
            >
              {allResources.kinds[name]}
            </Button>
          ))}
          <p role="status">{allResources.filter.count(shown.length)}</p>
        </fieldset>
        <DocumentGroups
          groups={resourceKinds
            .filter((name) => !chosen || name === chosen)
            .map((name) => ({
              label: allResources.groups[name],
              items: items
                .filter((item) => item.kind === name)
                .map(({ description, date, ...item }) => item),
            }))}
        />
        {Object.keys(archives).length > 0 && (
          <p>
            <Link to="/blog">{allResources.olderArticles}</Link>
          </p>
        )}
      </Section>
      <ClosingLinks {...allResources.closing} />
    </>
  );
}
