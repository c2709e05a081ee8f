import { PageHead } from '../components/head/PageHead.tsx';
import { PageIntro } from '../components/sections/PageIntro.tsx';
import { Section, SideSection } from '../components/sections/Section.tsx';
import { SectionHeading } from '../components/sections/SectionHeading.tsx';
import { SectionItems } from '../components/sections/SectionItems.tsx';
import { ButtonAnchor, ButtonLink } from '../components/ui/Button.tsx';
import { CallMeter, MINUTES_OF_A_UNIT } from '../components/vignettes/CallMeter.tsx';
import { MatchCard } from '../components/vignettes/MatchCard.tsx';
import { Panel } from '../components/vignettes/Panel.tsx';
import { advisory } from '../content/advisory.ts';
import { settings } from '../content/site.ts';
import { BookingForm } from '../features/booking/BookingForm.tsx';
import { EmbeddedCalendar } from '../features/booking/EmbeddedCalendar.tsx';
import styles from './AdvisoryPage.module.css';

const BOOKING_ID = 'book';

export function AdvisoryPage() {
  const { meta, heading, lead, onward, steps, audiences, limits, booking } = advisory;
  const [contact] = onward;
  return (
    <>
      <PageHead {...meta} />
      <PageIntro heading={heading} lead={lead} picture={<MatchCard />}>
        <ButtonAnchor href={`#${BOOKING_ID}`}>{booking.title}</ButtonAnchor>
        <ButtonLink to={contact.to} look="quiet">
          {contact.label}
        </ButtonLink>
      </PageIntro>
      <Section>
        <SectionHeading title={steps.title} />
        <ol className="evenly items">
          <SectionItems items={steps.items} />
        </ol>
      </Section>
      <Section>
        <SectionHeading title={audiences.title} lead={audiences.lead} />
        <ul className={styles.callers}>
          {audiences.items.map(({ name, description, question, query, units }) => (
            <li key={name}>
              <div>
                <h3>{name}</h3>
                <p className="note">{description}</p>
              </div>
              <q>{question}</q>
              <samp>
                <span>{query}</span>{' '}
                <span className={styles.units} aria-hidden="true">
                  {Array.from({ length: units }, (_, unit) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the call.
                    <i key={unit} />
                  ))}
                </span>
                <span>{`${units * MINUTES_OF_A_UNIT} min`}</span>
              </samp>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="limits">
        <SectionHeading title={limits.title} lead={limits.lead} />
        <ul className="evenly items">
          <SectionItems items={limits.items} />
        </ul>
      </Section>
      <SideSection
        id={BOOKING_ID}
        title={booking.title}
        lead={booking.lead}
        aside={
          <Panel {...booking.meter}>
            <CallMeter minutes={0} time="0:00" unit="first unit">
              Starts when the engineer joins.
            </CallMeter>
          </Panel>
        }
      >
        {settings.advisoryBookingUrl ? (
          <EmbeddedCalendar url={settings.advisoryBookingUrl} text={booking.frame} />
        ) : (
          <BookingForm text={booking.frame} />
        )}
      </SideSection>
    </>
  );
}
