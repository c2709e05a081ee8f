import { PageHead } from '../components/head/PageHead.tsx';
import { PageIntro } from '../components/sections/PageIntro.tsx';
import { PageSection } from '../components/sections/PageSection.tsx';
import { Section } from '../components/sections/Section.tsx';
import { SectionHeading } from '../components/sections/SectionHeading.tsx';
import { StepLine } from '../components/sections/StepLine.tsx';
import { ButtonAnchor, ButtonLink } from '../components/ui/Button.tsx';
import { MatchCard } from '../components/vignettes/MatchCard.tsx';
import { advisory } from '../content/advisory.ts';
import { settings } from '../content/site.ts';
import { BookingFrame } from '../features/booking/BookingFrame.tsx';
import styles from './AdvisoryPage.module.css';

const BOOKING_ID = 'book';

export function AdvisoryPage() {
  const { meta, heading, lead, onward, steps, audiences, limits, booking } = advisory;
  const [, contact] = onward;
  return (
    <>
      <PageHead {...meta} />
      <PageIntro heading={heading} lead={lead} picture={<MatchCard />}>
        <ButtonAnchor href={`#${BOOKING_ID}`}>{booking.title}</ButtonAnchor>
        <ButtonLink to={contact.to} look="quiet">
          {contact.label}
        </ButtonLink>
      </PageIntro>
      <StepLine {...steps} />
      <PageSection section={{ kind: 'layers', id: 'audiences', ...audiences }} />
      <PageSection section={{ kind: 'use-cases', id: 'limits', ...limits }} />
      <Section id={BOOKING_ID}>
        <div className={styles.booking}>
          <SectionHeading title={booking.title} lead={booking.lead} />
          <BookingFrame url={settings.advisoryBookingUrl} text={booking.frame} />
        </div>
      </Section>
    </>
  );
}
