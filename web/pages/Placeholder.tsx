import { PageHead } from '../components/head/PageHead.tsx';
import { CompanyIntro } from '../components/sections/CompanyIntro.tsx';
import { ButtonLink } from '../components/ui/Button.tsx';
import { Signal } from '../components/ui/Signal.tsx';
import { Tag } from '../components/ui/Tag.tsx';
import type { OnwardLink } from '../content/page.ts';
import type { PlaceholderText } from '../content/placeholders.ts';
import styles from './Placeholder.module.css';

interface PlaceholderProps {
  page: PlaceholderText;
  buttons?: readonly OnwardLink[];
}

/** Metadata and intro of a page that is still to be written. */
export function Placeholder({ page: { meta, heading, lead, status }, buttons }: PlaceholderProps) {
  return (
    <>
      <PageHead {...meta} />
      <CompanyIntro
        heading={heading}
        lead={
          <div className={styles.notice}>
            <Signal state="waiting" />
            <p>{lead}</p>
            <Tag state="waiting">{status}</Tag>
          </div>
        }
      >
        {buttons?.map(({ to, label }, index) => (
          <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'quiet'}>
            {label}
          </ButtonLink>
        ))}
      </CompanyIntro>
    </>
  );
}
