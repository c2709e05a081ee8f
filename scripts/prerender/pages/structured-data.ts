/** Structured data of the pages for search engines (https://schema.org), as JSON-LD. */
import type {
  Article,
  BreadcrumbList,
  Course,
  FAQPage,
  Organization,
  Service,
  WebSite,
} from 'schema-dts';
import type { WrittenMeta } from '../../../web/content/document.ts';
import type { Settings } from '../../../web/content/settings.ts';
import type { Course as CourseContent } from '../../../web/content/training/course.ts';
import { type DescribedPage, textOf } from './described-page.ts';

export interface StructuredContent {
  readonly settings: Settings;
  /** Paths of the products. */
  readonly products: readonly string[];
  readonly courses: Readonly<Record<string, CourseContent>>;
  /** Front matter of the articles and whitepapers, by path. */
  readonly articles: ReadonlyMap<string, WrittenMeta>;
  /** Titles of all pages, by path. */
  readonly titles: ReadonlyMap<string, string>;
}

const TRAINING = '/training';
const FAQ = '/documentation/faq';

export function structuredData(page: DescribedPage, content: StructuredContent): readonly object[] {
  return describe(page, content).map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

function describe(page: DescribedPage, content: StructuredContent): readonly object[] {
  const { path } = page;
  if (path === '/') return [describeOrganization(content.settings), describeSite(content.settings)];
  const article = content.articles.get(path);
  return [
    ...breadcrumbs(path, content),
    ...(content.products.includes(path) ? [describeService(page, content.settings)] : []),
    ...(path === TRAINING ? describeCourses(content) : []),
    ...(path === FAQ ? [describeQuestions(page.html)] : []),
    ...(article ? [describeArticle(page, article, content.settings)] : []),
  ];
}

function describeOrganization(settings: Settings): Exclude<Organization, string> {
  const { brand, legalEntity, origin, contactEmail, socialUrls } = settings;
  return {
    '@type': 'Organization',
    name: brand,
    ...(legalEntity !== brand && { legalName: legalEntity }),
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    email: contactEmail,
    sameAs: [...socialUrls],
  };
}

function describeSite({ brand, origin }: Settings): WebSite {
  return { '@type': 'WebSite', name: brand, url: `${origin}/` };
}

/** The pages above this one, as far as there are any. */
function breadcrumbs(path: string, { settings, titles }: StructuredContent): BreadcrumbList[] {
  const parts = path.split('/').slice(1);
  const above = parts
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter((each) => titles.has(each));
  if (above.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: above.map((each, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: titles.get(each) ?? '',
        item: `${settings.origin}${each}`,
      })),
    },
  ];
}

function describeService(
  { path, title, description }: DescribedPage,
  { brand, origin }: Settings,
): Service {
  return {
    '@type': 'Service',
    name: title,
    description,
    url: `${origin}${path}`,
    provider: { '@type': 'Organization', name: brand },
  };
}

function describeCourses({ courses, settings }: StructuredContent): Course[] {
  const { brand, origin } = settings;
  return Object.entries(courses).map(([id, { title, lead, days }]) => ({
    '@type': 'Course',
    name: title,
    description: lead,
    url: `${origin}${TRAINING}#${id}`,
    provider: { '@type': 'Organization', name: brand, url: `${origin}/` },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: ['onsite', 'online'],
      courseWorkload: `P${days.length}D`,
    },
  }));
}

/** A heading and the text below it are a question and its answer. */
function describeQuestions(html: string): FAQPage {
  const [, ...sections] = html.split(/<h[23] id="[^"]*">/);
  return {
    '@type': 'FAQPage',
    mainEntity: sections.flatMap((section) => {
      const [question = '', rest = ''] = section.split(/<\/h[23]>/);
      const answer = [...rest.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text = '']) => textOf(text));
      const name = textOf(question).replace(/#$/, '').trim();
      if (!name.endsWith('?') || answer.length === 0) return [];
      return {
        '@type': 'Question' as const,
        name,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer.join(' ') },
      };
    }),
  };
}

function describeArticle(
  { path, title, description }: DescribedPage,
  { date, updated }: WrittenMeta,
  { brand, origin }: Settings,
): Article {
  // Articles name the role of their author, not a person.
  const publisher = { '@type': 'Organization', name: brand, url: `${origin}/` } as const;
  return {
    '@type': 'Article',
    headline: title,
    description,
    url: `${origin}${path}`,
    datePublished: date,
    dateModified: updated ?? date,
    author: publisher,
    publisher,
  };
}
