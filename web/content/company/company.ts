import type { PageText } from '../page.ts';

/** A name and one or two sentences about it. */
export interface CompanyItem {
  readonly name: string;
  readonly description: string;
}

/** A titled list. */
export interface CompanyList {
  readonly title: string;
  readonly items: readonly CompanyItem[];
}

/** One of the figures that the site states about itself. */
export interface CompanyNumber {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
}

export interface AboutText extends PageText {
  readonly story: { readonly title: string; readonly paragraphs: readonly string[] };
  /** Five. */
  readonly principles: CompanyList;
  /** Three, in the order of an engagement. */
  readonly steps: CompanyList;
  readonly numbers: { readonly title: string; readonly items: readonly CompanyNumber[] };
}

export interface CareersText extends PageText {
  readonly status: { readonly title: string; readonly paragraphs: readonly string[] };
  /** The steps of hiring, in order. */
  readonly hiring: CompanyList;
  readonly meanwhile: CompanyList;
}

export interface PartnerKind extends CompanyItem {
  /** What such a partner gets. */
  readonly details: readonly string[];
}

/** Names of real tools or services; naming one claims no partnership with its maker. */
export interface ToolCategory {
  readonly name: string;
  readonly tools: readonly string[];
}

export interface PartnersText extends PageText {
  readonly kinds: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly PartnerKind[];
  };
  readonly tools: {
    readonly title: string;
    readonly lead: string;
    readonly categories: readonly ToolCategory[];
  };
}

export interface ContactWay extends CompanyItem {
  /** A subject line for the message. */
  readonly subject: string;
}

/** The address itself is a setting of the site. */
export interface ContactText extends PageText {
  readonly ways: { readonly title: string; readonly items: readonly ContactWay[] };
  readonly hours: { readonly title: string; readonly items: readonly CompanyItem[] };
  readonly note: string;
}
