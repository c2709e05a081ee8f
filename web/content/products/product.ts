import type { IconNode } from 'lucide';
import type { Sample } from '../owner/samples.ts';
import type { PageMeta } from '../page.ts';
import type { ItemGroup, NamedItem } from '../section.ts';
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
  /** At least one; a page has eight. */
  readonly features: readonly FeatureCard[];
}

export interface FeatureCard {
  readonly icon: IconNode;
  readonly title: string;
  /** One or two sentences, at most 140 characters. */
  readonly description: string;
}

export interface Counter {
  readonly value: number;
  readonly suffix: '%' | 'x' | '+';
  /** "of …" names a share, "as many …" a multiple; others say by how much something is less. */
  readonly label: string;
}

export type Benefits = { readonly title: string } & (
  | {
      readonly kind: 'counters';
      readonly layout: 'row' | 'grid';
      readonly counters: readonly Counter[];
    }
  | { readonly kind: 'text'; readonly items: readonly NamedItem[] }
);

export interface Testimonial extends Sample {
  /** 80 to 220 characters, without quotation marks. */
  readonly text: string;
  /** A role, not a name. */
  readonly author: string;
  /** An industry, not a company. */
  readonly company: string;
}

/** Changes, each with what was and what is afterwards. */
export interface ChangesSection {
  readonly kind: 'changes';
  readonly id: string;
  readonly title: string;
  readonly items: readonly {
    readonly name: string;
    readonly from: string;
    readonly to: string;
  }[];
}

/** Section of a product page. */
export type ProductSection =
  | ChangesSection
  | {
      readonly kind: 'tools' | 'points' | 'cards' | 'use-cases' | 'layers';
      /** Anchor, unique on the page. */
      readonly id: string;
      readonly title: string;
      readonly items: readonly NamedItem[];
    }
  | {
      readonly kind: 'groups';
      readonly id: string;
      readonly title: string;
      readonly groups: readonly ItemGroup[];
    };

export interface Product {
  readonly id: ProductId;
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly action: ProductAction;
  readonly flow: {
    readonly title: string;
    readonly lead: string;
    readonly stages: readonly FlowStage[];
  };
  readonly sections: readonly ProductSection[];
  readonly benefits: Benefits;
  readonly testimonials: { readonly title: string; readonly items: readonly Testimonial[] };
  readonly closing: { readonly title: string; readonly lead: string };
}
