import type { ClosingText, LinkingText, PagePath } from '../page.ts';
import type { ItemGroup } from '../section.ts';
import type { Stage } from '../signal.ts';

/** Name with one or two sentences about it. */
export interface CompanyItem {
  readonly name: string;
  readonly description: string;
}

export interface CompanyList {
  readonly title: string;
  readonly items: readonly CompanyItem[];
}

/** Key figure about the company. */
export interface CompanyNumber {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
}

/** Page about the company, which ends in a call. */
export interface CompanyText extends LinkingText {
  readonly closing: ClosingText;
}

export interface AboutText extends CompanyText {
  /** The end of an engagement as an example, step by step. */
  readonly handover: {
    /** Text alternative for screen readers. */
    readonly label: string;
    readonly title: string;
    readonly status: string;
    readonly stages: readonly Stage[];
  };
  /** Shown once the owner has given it. */
  readonly story: { readonly title: string; readonly paragraphs: readonly string[] };
  /** Shown once the owner has named somebody. */
  readonly people: {
    readonly title: string;
    readonly items: readonly {
      readonly name: string;
      readonly role: string;
      readonly picture?: string;
    }[];
  };
  /** Exactly five items. */
  readonly principles: CompanyList;
  /** Exactly three items, in the order of an engagement. */
  readonly steps: CompanyList;
  readonly numbers: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly CompanyNumber[];
  };
}

export interface CareersText extends LinkingText {
  /** Steps of the hiring process, in order. */
  readonly hiring: {
    readonly title: string;
    readonly lead: string;
    /** Each with its measure. */
    readonly items: readonly (CompanyItem & { readonly measure: string })[];
  };
  readonly meanwhile: {
    readonly title: string;
    readonly items: readonly (CompanyItem & { readonly to: PagePath })[];
  };
}

export interface PartnersText extends CompanyText {
  /** What both sides bring to the first project, by kind of partner. */
  readonly agreement: {
    readonly lead: string;
    readonly theirs: string;
    readonly ours: string;
    readonly kinds: readonly {
      readonly name: string;
      readonly theirs: string;
      readonly ours: readonly string[];
    }[];
  };
  /** Listing a tool does not imply a partnership. */
  readonly tools: {
    readonly title: string;
    readonly lead: string;
    readonly route: string;
    readonly stations: readonly ItemGroup[];
    readonly base: string;
    readonly layers: readonly ItemGroup[];
  };
}

export interface ContactWay extends CompanyItem {
  /** Subject line of the email. */
  readonly subject: string;
}

/** The contact address is not here: it is an operator setting. */
export interface ContactText extends Omit<CompanyText, 'onward'> {
  readonly ways: { readonly title: string; readonly items: readonly ContactWay[] };
  readonly hours: CompanyList;
  readonly note: string;
}
