import { Link } from '@tanstack/react-router';
import { PageHead } from '../components/head/PageHead.tsx';
import { PageIntro } from '../components/sections/PageIntro.tsx';
import { Section } from '../components/sections/Section.tsx';
import { PlanPanel } from '../components/vignettes/PlanPanel.tsx';
import { booking } from '../content/booking.ts';
import { settings } from '../content/site.ts';
import { BookingFrame } from '../features/booking/BookingFrame.tsx';
import styles from './BookingPage.module.css';

export function BookingPage() {
  const { meta, heading, lead, onward, plan, cards, later, frame } = booking;
  return (
    <>
      <PageHead {...meta} />
      <PageIntro
        heading={heading}
        lead={lead}
        picture={
          <div data-form>
            <BookingFrame url={settings.demoBookingUrl} text={frame} />
          </div>
        }
      >
        <div className={styles.plan}>
          <PlanPanel {...plan} />
        </div>
      </PageIntro>
      <Section>
        <ol className={`lamp-line ${styles.cards}`}>
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
