import { describe, expect, it } from 'vitest';
import { type ProductId, productIds } from '../../../../web/content/products/ids.ts';
import type { Product } from '../../../../web/content/products/product.ts';
import { productSummaries } from '../../../../web/content/products/summaries.ts';

const modules = import.meta.glob<Product>('../../../../web/content/products/*-*.ts', {
  import: 'product',
  eager: true,
});
const products = new Map(Object.values(modules).map((product) => [product.id, product]));

/** What section 2.5 of the specification lists for a page, in order. */
interface Expected {
  readonly stages: readonly string[];
  /** Kind of each section and how many items or groups it has. */
  readonly sections: readonly (readonly [string, number])[];
  /** Targets with their suffixes; for the page without counters, the number of benefits. */
  readonly benefits: readonly string[] | number;
  readonly testimonials: number;
  readonly button: string;
}

/** The products of the specification; any other keeps to the lengths alone. */
const expected = {
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
      ['cards', 4],
    ],
    benefits: ['60%', '95%', '100%', '30%'],
    testimonials: 4,
    button: 'Schedule a Demo',
  },
  'cloud-migrations': {
    stages: ['Assess', 'Plan', 'Automate', 'Migrate', 'Optimize'],
    sections: [
      ['cards', 6],
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
      ['cards', 6],
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
      ['cards', 6],
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
} satisfies Partial<Record<ProductId, Expected>>;

const COUNTER_DELAYS_MS = [0, 400, 800, 1200];

it('there is one file for each product id, and a summary that leads to its page', () => {
  expect([...products.keys()].sort()).toEqual([...productIds].sort());
  for (const id of productIds) expect(productSummaries[id].to).toBe(`/${id}`);
});

function findProduct(id: string): Product {
  const product = [...products.values()].find((candidate) => candidate.id === id);
  if (!product) throw new Error(`No content for ${id}`);
  return product;
}

describe.each(Object.entries<Expected>(expected))('%s', (id, wanted) => {
  const product = findProduct(id);

  it('has the five stages of the specification', () => {
    expect(product.flow.stages.map(({ name }) => name)).toEqual(wanted.stages);
  });

  it('has eight features, each with an icon of its own', () => {
    const { cards } = product.features;
    expect(cards).toHaveLength(8);
    expect(new Set(cards.map(({ icon }) => icon)).size).toBe(8);
  });

  it('has its sections with the number of items that the specification gives', () => {
    const sections = product.sections.map((section) => [
      section.kind,
      section.kind === 'groups' ? section.groups.length : section.items.length,
    ]);
    expect(sections).toEqual(wanted.sections);
    expect(new Set(product.sections.map((section) => section.id)).size).toBe(sections.length);
  });

  it('has the benefits of the specification', () => {
    const { benefits } = product;
    if (benefits.kind === 'text') {
      expect(benefits.items).toHaveLength(Number(wanted.benefits));
      return;
    }
    expect(benefits.counters.map(({ value, suffix }) => `${value}${suffix}`)).toEqual(
      wanted.benefits,
    );
    expect(benefits.counters.map(({ delayMs }) => delayMs)).toEqual(
      COUNTER_DELAYS_MS.slice(0, benefits.counters.length),
    );
  });

  it('has its testimonials, by a role and an industry, whose initials fit the avatar', () => {
    const { items } = product.testimonials;
    expect(items).toHaveLength(wanted.testimonials);
    for (const { author } of items) expect(author).toMatch(/\b[A-Z]/);
  });

  it('has the button of the specification, external for CI/CD alone', () => {
    expect(product.action.label).toBe(wanted.button);
    expect(product.action.kind).toBe(id === 'ci-cd-pipeline-automation' ? 'external' : 'book-demo');
  });
});

describe.each(productIds)('%s', (id) => {
  const product = findProduct(id);

  it('has texts of the lengths that the design is made for', () => {
    for (const { detail } of product.flow.stages) expect(detail.length).toBeLessThanOrEqual(60);
    for (const { description } of product.features.cards) {
      expect(description.length, description).toBeGreaterThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(170);
    }
    for (const section of product.sections) {
      if (section.kind === 'groups') continue;
      for (const { description } of section.items) {
        expect(description.length, description).toBeGreaterThanOrEqual(40);
        expect(description.length, description).toBeLessThanOrEqual(140);
      }
    }
    for (const { text } of product.testimonials.items) {
      expect(text.length, text).toBeGreaterThanOrEqual(80);
      expect(text.length, text).toBeLessThanOrEqual(220);
    }
  });
});
