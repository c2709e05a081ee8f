import { advisory } from '../../content/advisory.ts';
import { settings } from '../../content/site.ts';
import { BookingFrame } from '../../features/booking/BookingFrame.tsx';
import { PageHead } from '../frame/PageHead.tsx';
import { ButtonAnchor, ButtonLink } from '../ui/Button.tsx';
import { PageIntro } from './PageIntro.tsx';
import { PageSection } from './PageSection.tsx';
import { Section } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { StepLine } from './StepLine.tsx';

const BOOKING_ID = 'book';

export function AdvisoryPage() {
  const { meta, heading, lead, steps, audiences, limits, booking } = advisory;
  return (
    <>
      <PageHead {...meta} />
      <PageIntro heading={heading} lead={lead}>
        <ButtonAnchor href={`#${BOOKING_ID}`}>{booking.title}</ButtonAnchor>
        <ButtonLink to="/company/contact" look="quiet">
          Contact us
        </ButtonLink>
      </PageIntro>
      <StepLine {...steps} />
      <PageSection section={{ kind: 'cards', id: 'audiences', ...audiences }} />
      <Section id={BOOKING_ID}>
        <SectionHeading title={booking.title} lead={booking.lead} />
        <BookingFrame url={settings.advisoryBookingUrl} text={booking.frame} />
      </Section>
      <PageSection section={{ kind: 'use-cases', id: 'limits', ...limits }} />
    </>
  );
}
