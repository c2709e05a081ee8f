import type { IconNode } from 'lucide';
import type { Sample } from '../owner/samples.ts';
import type { PageMeta } from '../page.ts';
import type { NamedItem, PageSection } from '../section.ts';
import type { ProductId } from './ids.ts';

/** Target of a product page's button: this site's booking page or the provider's demo page. */
export interface ProductAction {
  readonly kind: 'book-demo' | 'external';
  readonly label: string;
}

export interface FlowStage {
  readonly name: string;
  /** What happens in this stage, at most 60 characters. */
  readonly detail: string;
  /** What runs in this stage now. One stage has it: those after it wait. At most 15 characters. */
  readonly now?: string;
}

export interface FeatureCard {
  /** The first and the fourth have a picture in its place. */
  readonly icon?: IconNode;
  readonly title: string;
  /** One or two sentences, 60 to 170 characters. */
  readonly description: string;
}

export interface Counter {
  readonly value: number;
  readonly suffix: '%' | 'x' | '+';
  readonly label: string;
  readonly delayMs: 0 | 400 | 800 | 1200;
}

export type Benefits = { readonly title: string } & (
  | { readonly kind: 'counters'; readonly counters: readonly Counter[] }
  | { readonly kind: 'text'; readonly items: readonly NamedItem[] }
);

export interface Testimonial extends Sample {
  /** 80 to 220 characters, without quotation marks. */
  readonly text: string;
  /** A role, not a name; the avatar shows its initials. */
  readonly author: string;
  /** An industry, not a company. */
  readonly company: string;
}

/** Changes, drawn as what was and what is afterwards, or as ways that end in one place. */
export interface ChangesSection {
  readonly kind: 'changes';
  readonly id: string;
  readonly title: string;
  readonly items: readonly {
    readonly name: string;
    /** Where the change itself does not say enough. */
    readonly description?: string;
    readonly from: string;
    readonly to: string;
  }[];
  /** Where all of them end: draws them in one panel. */
  readonly end?: string;
}

export interface Product {
  readonly id: ProductId;
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly action: ProductAction;
  readonly flow: { readonly title: string; readonly stages: readonly FlowStage[] };
  readonly features: {
    readonly title: string;
    readonly lead: string;
    readonly cards: readonly FeatureCard[];
  };
  readonly sections: readonly (PageSection | ChangesSection)[];
  readonly benefits: Benefits;
  readonly testimonials: { readonly title: string; readonly items: readonly Testimonial[] };
  readonly closing: { readonly title: string; readonly lead: string };
}
