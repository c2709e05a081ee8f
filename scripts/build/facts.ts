import type { PageMeta } from '../../web/content/page.ts';
import { productIds } from '../../web/content/products/ids.ts';
import { prices, promises } from '../../web/content/promises.ts';
import type * as Server from '../../web/server.tsx';
import { ATOM_FEED, JSON_FEED } from './feeds.ts';

export const FACTS_FILE = '/facts.json';

export type FactSources = Pick<
  typeof Server,
  | 'advisory'
  | 'copilot'
  | 'courses'
  | 'heroSlides'
  | 'productSummaries'
  | 'productTeasers'
  | 'settings'
>;

/** What is offered, to whom and on which terms, for programs. */
export function factsFile(sources: FactSources): string {
  const { advisory, copilot, courses, heroSlides, productSummaries, productTeasers, settings } =
    sources;
  const { brand, legalEntity, postalAddress, contactEmail, origin } = settings;
  const facts = {
    name: brand,
    legalEntity,
    ...(postalAddress && { address: postalAddress }),
    url: `${origin}/`,
    summary: heroSlides[0]?.lead,
    contact: {
      email: contactEmail,
      page: `${origin}/company/contact`,
      demo: `${origin}/book-demo`,
      profiles: settings.socialUrls,
    },
    products: productIds.map((id) => ({
      name: productSummaries[id].name,
      description: productTeasers[id],
      url: origin + productSummaries[id].to,
    })),
    courses: Object.entries(courses).map(
      ([id, { title, lead, audience, before, outcomes, days }]) => ({
        name: title,
        description: lead,
        audience,
        prerequisites: before,
        outcomes,
        days: days.length,
        ...(prices.course && { price: prices.course }),
        url: `${origin}/training#${id}`,
      }),
    ),
    services: [
      {
        ...nameOf(advisory),
        ...(prices.advisory && { price: prices.advisory }),
        url: `${origin}/EzyAssist`,
      },
      {
        ...nameOf(copilot),
        ...(prices.copilot && { price: prices.copilot }),
        url: `${origin}/edzy`,
      },
    ],
    terms: {
      pricing: `${origin}/pricing`,
      termsOfService: `${origin}/Termsofservice`,
      privacyPolicy: `${origin}/PrivacyPolicy`,
      promises,
    },
    files: {
      pages: `${origin}/llms.txt`,
      sitemap: `${origin}/sitemap.xml`,
      feeds: [origin + ATOM_FEED, origin + JSON_FEED],
    },
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

function nameOf({ meta }: { readonly meta: PageMeta }) {
  return { name: meta.title, description: meta.description };
}
