import { PageHead } from '../../components/head/PageHead.tsx';
import { PageIntro } from '../../components/sections/PageIntro.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import type { PageText } from '../../content/page.ts';

/** The head and the first screen of a company page. */
export function CompanyIntro({ meta, heading, lead, onward }: PageText) {
  return (
    <>
      <PageHead {...meta} />
      <PageIntro heading={heading} lead={lead}>
        {onward.map(({ to, label }, index) => (
          <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'quiet'}>
            {label}
          </ButtonLink>
        ))}
      </PageIntro>
    </>
  );
}
