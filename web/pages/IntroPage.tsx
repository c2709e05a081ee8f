import type { ReactNode } from 'react';
import { PageHead } from '../components/head/PageHead.tsx';
import { CompanyIntro } from '../components/sections/CompanyIntro.tsx';
import { ButtonLink } from '../components/ui/Button.tsx';
import type { LinkingText } from '../content/page.ts';

/** Metadata and intro of a page. Some pages consist of nothing else. */
export function IntroPage({
  page: { meta, heading, lead, onward },
  picture,
  children,
}: {
  page: LinkingText;
  picture?: ReactNode;
  /** The primary button, if the page itself has what it leads to. */
  children?: ReactNode;
}) {
  return (
    <>
      <PageHead {...meta} />
      <CompanyIntro heading={heading} lead={lead} picture={picture}>
        {children}
        {onward.map(({ to, label }, index) => (
          <ButtonLink key={to} to={to} look={index === 0 && !children ? 'primary' : 'quiet'}>
            {label}
          </ButtonLink>
        ))}
      </CompanyIntro>
    </>
  );
}
