import type { LinkingText, OnwardLink } from '../content/page.ts';
import { IntroPage } from './IntroPage.tsx';

interface PlaceholderProps {
  page: Omit<LinkingText, 'onward'>;
  buttons?: readonly OnwardLink[];
}

/** Metadata and intro of a page that is still to be written; what visitors come for follows it. */
export function Placeholder({ page, buttons = [] }: PlaceholderProps) {
  return <IntroPage page={{ ...page, lead: page.lead, onward: buttons }} />;
}
