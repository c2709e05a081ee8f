import { Link } from '@tanstack/react-router';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { careers } from '../../content/company/careers.ts';
import { IntroPage } from '../IntroPage.tsx';
import styles from './CareersPage.module.css';

export function CareersPage() {
  const { status, hiring, meanwhile } = careers;
  return (
    <>
      <IntroPage page={careers} />
      <Section isDark>
        <SectionHeading title={hiring.title} lead={hiring.lead} />
        <ol className={styles.way}>
          {hiring.items.map(({ name, measure, bars, description }) => (
            <li key={name}>
              <div aria-hidden="true">
                {bars.map((day) => (
                  <span key={day}>{bars.length > 1 && day}</span>
                ))}
              </div>
              <small className="muted">{measure}</small>
              <h3>{name}</h3>
              <p className="note">{description}</p>
            </li>
          ))}
        </ol>
        <p className="note">{status}</p>
      </Section>
      <Section id="meanwhile">
        <SectionHeading title={meanwhile.title} />
        <ul className={`evenly items ${styles.links}`}>
          {meanwhile.items.map(({ to, name, description }) => (
            <li key={name}>
              <h3>
                <Link to={to} className="stretched-link">
                  {name}
                </Link>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
