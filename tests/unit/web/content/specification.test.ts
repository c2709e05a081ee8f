/** Counts and texts that the specification fixes. Editors may change all other content. */
import { expect, test } from 'vitest';
import { caseStudies } from '../../../../web/content/case-studies/index.ts';
import { page as storiesPage } from '../../../../web/content/case-studies/page.ts';
import { copilotTeaser, customers, heroSlides, proof } from '../../../../web/content/home.ts';
import { productIds } from '../../../../web/content/products/ids.ts';
import { changeIn } from '../../../../web/pages/stories/change-in.ts';
import { inWords } from '../../../../web/pages/stories/in-words.ts';
import { products } from './products.ts';

/** Expected content of a page, from section 2.5 of the specification. */
interface Expected {
  readonly stages: readonly string[];
  /** Number of items or groups and kind of each section. */
  readonly sections: string;
  /** Counter targets with suffixes; for the page without counters, the number of benefits. */
  readonly benefits: readonly string[] | number;
  readonly testimonials: number;
  readonly button: string;
}

const expectedProducts: Readonly<Record<string, Expected>> = {
  'ci-cd-pipeline-automation': {
    stages: ['Source', 'Build', 'Test', 'Security', 'Deploy'],
    sections: '4 groups, 3 points, 4 use-cases',
    benefits: ['70%', '5x', '99%'],
    testimonials: 3,
    button: 'Book a Demo',
  },
  'infrastructure-as-code': {
    stages: ['Define', 'Version Control', 'Plan and Review', 'Deploy', 'Monitor'],
    sections: '6 tools, 3 points, 3 groups, 4 use-cases',
    benefits: 3,
    testimonials: 3,
    button: 'Schedule a Demo',
  },
  'monitoring-logging': {
    stages: ['Collect', 'Store', 'Query', 'Visualize', 'Alert'],
    sections: '3 points, 8 use-cases, 6 groups, 4 changes',
    benefits: ['60%', '95%', '100%', '30%'],
    testimonials: 4,
    button: 'Schedule a Demo',
  },
  'cloud-migrations': {
    stages: ['Assess', 'Plan', 'Automate', 'Migrate', 'Optimize'],
    sections: '6 changes, 3 points, 4 cards, 6 tools, 4 use-cases',
    benefits: ['90%', '99%', '40%', '100%'],
    testimonials: 3,
    button: 'Schedule Migration Consultation',
  },
  'security-compliance-automation': {
    stages: ['Detect', 'Analyze', 'Protect', 'Verify', 'Monitor'],
    sections: '6 layers, 4 groups, 6 points',
    benefits: ['80%', '95%', '60%', '99%'],
    testimonials: 3,
    button: 'Book Security Assessment',
  },
  'kubernetes-as-a-service': {
    stages: ['Provision', 'Secure', 'Deploy', 'Monitor', 'Scale'],
    sections: '9 layers, 6 points, 6 changes, 8 use-cases',
    benefits: ['2x', '60%', '99%', '40+'],
    testimonials: 3,
    button: 'Schedule KaaS Demo',
  },
  'devsecops-sast-dast-integration': {
    stages: [
      'Code and SAST',
      'Build and Scan',
      'Deploy and DAST',
      'Runtime Protection',
      'Continuous Monitoring',
    ],
    sections: '6 tools, 6 cards, 4 use-cases',
    benefits: ['85%', '100%', '60%', '90%'],
    testimonials: 3,
    button: 'Schedule Security Assessment',
  },
  'gitops-release-management': {
    stages: ['Propose', 'Merge', 'Reconcile', 'Promote', 'Observe'],
    sections: '6 tools, 6 cards, 4 use-cases',
    benefits: ['50%', '99%', '100%', '75%'],
    testimonials: 3,
    button: 'Schedule a GitOps Demo',
  },
};

const expectedSectors = [
  ...['Banking & Finance', 'Healthcare', 'E-commerce', 'Education', 'Manufacturing'],
  ...['Startup Tech', 'Government', 'Media & Entertainment', 'Retail', 'Fintech'],
  ...['Telecom', 'Logistics', 'Agritech', 'Automotive', 'Banking'],
  ...['Oil & Gas', 'Pharmaceutical', 'Hospitality', 'Insurance', 'Cybersecurity'],
];

test('the products begin with the eight of section 2.1, in its order', () => {
  expect(Object.keys(expectedProducts)).toHaveLength(8);
  expect(productIds.slice(0, 8)).toEqual(Object.keys(expectedProducts));
});

test.each(Object.entries(expectedProducts))('section 2.5: %s', (id, expected) => {
  const product = products.get(id);
  if (!product) throw new Error(`No content for ${id}`);
  const { flow, sections, benefits, testimonials, action } = product;
  expect(flow.stages.map(({ name }) => name)).toEqual(expected.stages);
  expect(flow.stages.flatMap(({ features }) => features)).toHaveLength(8);
  expect(flow.stages.filter(({ features }) => features.length === 0)).toEqual([]);
  const found = sections.map((section) => {
    const { length } = section.kind === 'groups' ? section.groups : section.items;
    return `${length} ${section.kind}`;
  });
  expect(found.join(', ')).toBe(expected.sections);
  expect(
    benefits.kind === 'text'
      ? benefits.items.length
      : benefits.counters.map(({ value, suffix }) => `${value}${suffix}`),
  ).toEqual(expected.benefits);
  expect(testimonials.items).toHaveLength(expected.testimonials);
  // The demo of CI/CD alone is off the site.
  const kind = id === 'ci-cd-pipeline-automation' ? 'external' : 'book-demo';
  expect(action).toMatchObject({ label: expected.button, kind });
});

test('the home page has the headlines, the logo strip and the teaser of section 2.3', () => {
  expect(heroSlides.map(({ headline }) => headline)).toEqual([
    ['DevOps On-Demand', 'Automation at Scale'],
    ['Lightning Speed', 'DevOps Delivery'],
    ['OneGo', 'DevOps'],
  ]);
  expect(customers.title).toBe('Trusted by top companies worldwide');
  expect(customers.tagline).toMatch(/software companies .*focus on their products/);
  expect(copilotTeaser.title).toBe('Meet Edzy – Your DevOps Knowledge Copilot');
  expect(copilotTeaser.button).toBe('LEARN MORE');
});

test('there are twenty success stories, one a sector, whose results differ', () => {
  expect(caseStudies.map(({ id }) => id)).toEqual(expectedSectors.map((_, index) => index + 1));
  expect(caseStudies.map(({ sector }) => sector)).toEqual(expectedSectors);
  const keys = caseStudies.map(({ results }) => Object.keys(results).sort().join());
  expect(new Set(keys).size).toBe(caseStudies.length);
});

test('the home page shows the strongest results of three stories, with their bars', () => {
  expect(proof.results).toHaveLength(3);
  for (const { sector, story: id, before, after, share, name } of proof.results) {
    const story = caseStudies.find((each) => each.sector === sector);
    const [[key, result] = ['', '']] = Object.entries(story?.results ?? {});
    expect([story?.id, inWords(key), result]).toEqual([id, name, `${before} → ${after}`]);
    const { amounts, whole } = changeIn(result);
    expect(Math.round((100 * (amounts.at(-1) ?? 0)) / whole)).toBe(Math.round(share));
  }
});

test('the stories end in the three figures and the four course highlights', () => {
  expect(storiesPage.stats.map(({ value }) => value)).toEqual(['1000+', '95%', '50+']);
  expect(storiesPage.closing.highlights.map(({ name }) => name)).toEqual([
    'DevOps Fundamentals',
    'Hands-on Projects',
    'Cloud Expertise',
    '24/7 Support',
  ]);
});
