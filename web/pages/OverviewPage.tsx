import { Link } from '@tanstack/react-router';
import { PageHead } from '../components/head/PageHead.tsx';
import { CompanyIntro } from '../components/sections/CompanyIntro.tsx';
import { Section } from '../components/sections/Section.tsx';
import { Signal } from '../components/ui/Signal.tsx';
import type { PagePath, PageText } from '../content/page.ts';
import styles from './OverviewPage.module.css';

interface OverviewPageProps {
  page: PageText;
  /** The pages that are ready. */
  links: readonly { readonly to: PagePath; readonly name: string; readonly line: string }[];
}

/** Page that is still to be written: says so, and leads to all pages below it. */
export function OverviewPage({ page: { meta, heading, lead }, links }: OverviewPageProps) {
  return (
    <>
      <PageHead {...meta} />
      <CompanyIntro heading={heading} lead={lead} />
      <Section>
        <ul className={styles.rows}>
          {links.map(({ to, name, line }) => (
            <li key={to}>
              <Signal state="waiting" />
              <Link to={to}>{name}</Link>
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
