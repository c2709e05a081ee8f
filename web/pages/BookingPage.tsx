import { PageHead } from '../components/head/PageHead.tsx';
import { PageIntro } from '../components/sections/PageIntro.tsx';
import { Section } from '../components/sections/Section.tsx';
import { SectionItems } from '../components/sections/SectionItems.tsx';
import { booking } from '../content/booking.ts';
import { settings } from '../content/site.ts';
import { DemoForm } from '../features/booking/DemoForm.tsx';
import { EmbeddedCalendar } from '../features/booking/EmbeddedCalendar.tsx';
import { ClosingLinks } from './ClosingLinks.tsx';

export function BookingPage() {
  const { meta, heading, lead, cards, frame, closing } = booking;
  return (
    <>
      <PageHead {...meta} />
      <PageIntro
        heading={heading}
        lead={lead}
        picture={
          settings.demoBookingUrl ? (
            <EmbeddedCalendar url={settings.demoBookingUrl} text={frame} />
          ) : (
            <DemoForm />
          )
        }
        isPictureBelow
      />
      <Section>
        <ol className="evenly items">
          <SectionItems items={cards} level="h2" />
        </ol>
      </Section>
      <ClosingLinks {...closing} isAside />
    </>
  );
}
