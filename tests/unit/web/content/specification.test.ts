/** Counts and texts that the specification fixes. Editors may change all other content. */
import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../../../web/content/case-studies/index.ts';
import { page as storiesPage } from '../../../../web/content/case-studies/page.ts';
import { copilotTeaser, customers, heroSlides, proof } from '../../../../web/content/home.ts';
import { productIds } from '../../../../web/content/products/ids.ts';
import { barsOf } from '../../../../web/pages/stories/bars-of.ts';
import { inWords } from '../../../../web/pages/stories/in-words.ts';
import { products } from './products.ts';

/** Expected content of a page, from section 2.5 of the specification. */
interface Expected {
  readonly stages: readonly string[];
  /** Kind of each section with its number of items or groups. */
  readonly sections: readonly (readonly [string, number])[];
  /** Counter targets with suffixes; for the page without counters, the number of benefits. */
  readonly benefits: readonly string[] | number;
  readonly testimonials: number;
  readonly button: string;
}

const expectedProducts: Readonly<Record<string, Expected>> = {
  'ci-cd-pipeline-automation': {
    stages: ['Source', 'Build', 'Test', 'Security', 'Deploy'],
    sections: [
      ['groups', 4],
      ['points', 3],
      ['use-cases', 4],
    ],
    benefits: ['70%', '5x', '99%'],
    testimonials: 3,
    button: 'Book a Demo',
  },
  'infrastructure-as-code': {
    stages: ['Define', 'Version Control', 'Plan and Review', 'Deploy', 'Monitor'],
    sections: [
      ['tools', 6],
      ['points', 3],
      ['groups', 3],
      ['use-cases', 4],
    ],
    benefits: 3,
    testimonials: 3,
    button: 'Schedule a Demo',
  },
  'monitoring-logging': {
    stages: ['Collect', 'Store', 'Query', 'Visualize', 'Alert'],
    sections: [
      ['points', 3],
      ['use-cases', 8],
      ['groups', 6],
      ['changes', 4],
    ],
    benefits: ['60%', '95%', '100%', '30%'],
    testimonials: 4,
    button: 'Schedule a Demo',
  },
  'cloud-migrations': {
    stages: ['Assess', 'Plan', 'Automate', 'Migrate', 'Optimize'],
    sections: [
      ['changes', 6],
      ['points', 3],
      ['cards', 4],
      ['tools', 6],
      ['use-cases', 4],
    ],
    benefits: ['90%', '99%', '40%', '100%'],
    testimonials: 3,
    button: 'Schedule Migration Consultation',
  },
  'security-compliance-automation': {
    stages: ['Detect', 'Analyze', 'Protect', 'Verify', 'Monitor'],
    sections: [
      ['layers', 6],
      ['groups', 4],
      ['points', 6],
    ],
    benefits: ['80%', '95%', '60%', '99%'],
    testimonials: 3,
    button: 'Book Security Assessment',
  },
  'kubernetes-as-a-service': {
    stages: ['Provision', 'Secure', 'Deploy', 'Monitor', 'Scale'],
    sections: [
      ['layers', 9],
      ['points', 6],
      ['changes', 6],
      ['use-cases', 8],
    ],
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
    sections: [
      ['tools', 6],
      ['cards', 6],
      ['use-cases', 4],
    ],
    benefits: ['85%', '100%', '60%', '90%'],
    testimonials: 3,
    button: 'Schedule Security Assessment',
  },
  'gitops-release-management': {
    stages: ['Propose', 'Merge', 'Reconcile', 'Promote', 'Observe'],
    sections: [
      ['tools', 6],
      ['cards', 6],
      ['use-cases', 4],
    ],
    benefits: ['50%', '99%', '100%', '75%'],
    testimonials: 3,
    button: 'Schedule a GitOps Demo',
  },
};

const expectedSectors = [
  'Banking & Finance',
  'Healthcare',
  'E-commerce',
  'Education',
  'Manufacturing',
  'Startup Tech',
  'Government',
  'Media & Entertainment',
  'Retail',
  'Fintech',
  'Telecom',
  'Logistics',
  'Agritech',
  'Automotive',
  'Banking',
  'Oil & Gas',
  'Pharmaceutical',
  'Hospitality',
  'Insurance',
  'Cybersecurity',
];

test('the products begin with the eight of section 2.1, in its order', () => {
  expect(Object.keys(expectedProducts)).toHaveLength(8);
  expect(productIds.slice(0, 8)).toEqual(Object.keys(expectedProducts));
});

describe.each(Object.entries(expectedProducts))('section 2.5: %s', (id, expected) => {
  const product = products.get(id);
  if (!product) throw new Error(`No content for ${id}`);

  test('has the five stages', () => {
    expect(product.flow.stages.map(({ name }) => name)).toEqual(expected.stages);
  });

  test('has eight features, at least one in each stage', () => {
    const counts = product.flow.stages.map(({ features }) => features.length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(product.flow.stages.flatMap(({ features }) => features)).toHaveLength(8);
  });

  test('has the sections with their number of items', () => {
    const sections = product.sections.map((section) => [
      section.kind,
      section.kind === 'groups' ? section.groups.length : section.items.length,
    ]);
    expect(sections).toEqual(expected.sections);
  });

  test('has the benefits', () => {
    const { benefits } = product;
    const found =
      benefits.kind === 'text'
        ? benefits.items.length
        : benefits.counters.map(({ value, suffix }) => `${value}${suffix}`);
    expect(found).toEqual(expected.benefits);
  });

  test('has the testimonials', () => {
    expect(product.testimonials.items).toHaveLength(expected.testimonials);
  });

  test('ends in the button, which leads off the site for CI/CD alone', () => {
    const kind = id === 'ci-cd-pipeline-automation' ? 'external' : 'book-demo';
    expect(product.action).toMatchObject({ label: expected.button, kind });
  });
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
  for (const { sector, before, after, share, name } of proof.results) {
    const story = caseStudies.find((each) => each.sector === sector);
    const [[key, result] = ['', '']] = Object.entries(story?.results ?? {});
    expect([inWords(key), result]).toEqual([name, `${before} → ${after}`]);
    expect(barsOf(result)).toEqual([100, share]);
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
