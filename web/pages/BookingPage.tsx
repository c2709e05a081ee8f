import { Link } from '@tanstack/react-router';
import { PageHead } from '../components/head/PageHead.tsx';
import { PageIntro } from '../components/sections/PageIntro.tsx';
import { Section } from '../components/sections/Section.tsx';
import { booking } from '../content/booking.ts';
import { settings } from '../content/site.ts';
import { DemoForm } from '../features/booking/DemoForm.tsx';
import { EmbeddedCalendar } from '../features/booking/EmbeddedCalendar.tsx';
import styles from './BookingPage.module.css';

export function BookingPage() {
  const { meta, heading, lead, onward, cards, later, frame } = booking;
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
        <ol className={styles.cards}>
          {cards.map(({ name, description }) => (
            <li key={name}>
              <h2>{name}</h2>
              <p>{description}</p>
            </li>
          ))}
        </ol>
        <p className={styles.onward}>
          <span>{later}</span>
          {onward.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </p>
      </Section>
    </>
  );
}
