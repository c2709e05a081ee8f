import { Signal } from '../components/ui/Signal.tsx';
import { Tag } from '../components/ui/Tag.tsx';
import type { OnwardLink } from '../content/page.ts';
import type { PlaceholderText } from '../content/placeholders.ts';
import { IntroPage } from './IntroPage.tsx';
import styles from './Placeholder.module.css';

interface PlaceholderProps {
  page: PlaceholderText;
  buttons?: readonly OnwardLink[];
}

/** Metadata and intro of a page that is still to be written. */
export function Placeholder({ page, buttons = [] }: PlaceholderProps) {
  const lead = (
    <div className={styles.notice}>
      <Signal state="waiting" />
      <p>{page.lead}</p>
      <Tag state="waiting">{page.status}</Tag>
    </div>
  );
  return <IntroPage page={{ ...page, lead, onward: buttons }} />;
}
