import type { LinkProps } from '@tanstack/react-router';

/** Path of an existing page, so that a broken internal link is a type error. */
export type PagePath = Exclude<LinkProps['to'], '.' | '..' | '/$' | undefined>;

export interface PageMeta {
  /** At most 60 characters. The brand is appended automatically if it is missing and fits. */
  readonly title: string;
  /** One or two sentences, 120 to 160 characters. */
  readonly description: string;
}

export interface OnwardLink {
  readonly to: PagePath;
  readonly label: string;
}

/** Call at the end of a page, with one or two links. */
export interface ClosingText {
  readonly title: string;
  readonly lead: string;
  readonly links: readonly [OnwardLink, ...OnwardLink[]];
}

/** Texts that every page has: metadata and intro. */
export interface PageText {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
}

/** Texts of a page that leads on from its intro. */
export interface LinkingText extends PageText {
  readonly onward: readonly OnwardLink[];
}
