import type { PageText } from '../../../content/page.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageIntro } from '../PageIntro.tsx';

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
