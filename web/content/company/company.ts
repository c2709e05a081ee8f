import type { ClosingText, LinkingText } from '../page.ts';
import type { ItemGroup } from '../section.ts';
import type { SignalState, Stage } from '../signal.ts';

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
  readonly detail: string;
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
  readonly story: { readonly title: string; readonly paragraphs: readonly string[] };
  /** Exactly five items. */
  readonly principles: CompanyList;
  /** Exactly three items, in the order of an engagement. */
  readonly steps: CompanyList;
  readonly numbers: { readonly title: string; readonly items: readonly CompanyNumber[] };
}

export interface CareersText extends CompanyText {
  /** The picture of the page. */
  readonly board: {
    readonly label: string;
    readonly title: string;
    readonly total: string;
    readonly rows: readonly string[];
    readonly none: string;
    readonly foot: string;
  };
  readonly status: { readonly title: string; readonly paragraphs: readonly string[] };
  /** Steps of the hiring process, in order. */
  readonly hiring: {
    readonly title: string;
    readonly items: readonly (CompanyItem & {
      /** What the step takes, in one or two words. */
      readonly measure: string;
    })[];
  };
  readonly meanwhile: CompanyList;
}

/** Who does what in a partnership. */
export type PartnerPicture = {
  /** Text alternative for screen readers. */
  readonly label: string;
  readonly title: string;
} & (
  | {
      readonly kind: 'chain';
      /** Those who talk to each other, each with its neighbors. */
      readonly nodes: readonly string[];
    }
  | {
      readonly kind: 'dates';
      readonly ours: string;
      readonly yours: string;
      readonly count: number;
      /** How many of the dates are ours: the first ones. */
      readonly ownCount: number;
    }
  | {
      readonly kind: 'layers';
      /** From top to bottom. The middle one is what we bring. */
      readonly layers: readonly { readonly name: string; readonly owner: string }[];
    }
);

export interface PartnerKind extends CompanyItem {
  /** Benefits of this kind of partnership. */
  readonly details: readonly string[];
  readonly picture: PartnerPicture;
}

export interface PartnersText extends CompanyText {
  /** A partnership as an example, step by step. */
  readonly start: {
    /** Text alternative for screen readers. */
    readonly label: string;
    readonly title: string;
    readonly stages: readonly Stage[];
  };
  readonly kinds: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly PartnerKind[];
  };
  readonly tools: {
    readonly title: string;
    readonly lead: string;
    /** Listing a tool does not imply a partnership. */
    readonly groups: readonly ItemGroup[];
  };
}

export interface ContactWay extends CompanyItem {
  /** Subject line of the email. */
  readonly subject: string;
}

/** The contact address is not here: it is an operator setting. */
export interface ContactText extends CompanyText {
  readonly ways: { readonly title: string; readonly items: readonly ContactWay[] };
  readonly hours: CompanyList;
  /** A message and its answer as an example. */
  readonly clock: {
    /** Text alternative for screen readers. */
    readonly label: string;
    readonly title: string;
    readonly days: string;
    readonly hours: string;
    /** Time of the message, in minutes of the first day, and of the answer on the second. */
    readonly minute: number;
    readonly steps: readonly {
      readonly state: SignalState;
      readonly time: string;
      readonly text: string;
    }[];
  };
  readonly note: string;
}
