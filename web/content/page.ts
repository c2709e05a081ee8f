import type { LinkProps } from '@tanstack/react-router';

/** The address of a page; a link to any other does not compile. */
export type PagePath = Exclude<LinkProps['to'], '.' | '..' | '/$' | undefined>;

export interface PageMeta {
  /** Without the brand, which is added where it is missing; at most 60 characters. */
  readonly title: string;
  /** One or two sentences, 50 to 160 characters. */
  readonly description: string;
}

export interface OnwardLink {
  readonly to: PagePath;
  readonly label: string;
}

/** What every page has: its head, its first screen, and where to go from there. */
export interface PageText {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly onward: readonly OnwardLink[];
}
