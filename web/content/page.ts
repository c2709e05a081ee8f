import type { PageMeta } from '../components/frame/PageHead.tsx';
import type { FileRouteTypes } from '../routeTree.gen.ts';

/** The address of a page; a link to any other does not compile. */
export type PagePath = Exclude<FileRouteTypes['to'], '/$'>;

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
