import { Link } from '@tanstack/react-router';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { careers } from '../../content/company/careers.ts';
import { IntroPage } from '../IntroPage.tsx';

export function CareersPage() {
  const { hiring, meanwhile } = careers;
  return (
    <>
      <IntroPage page={careers} />
      <Section isDark>
        <SectionHeading title={hiring.title} lead={hiring.lead} isWide />
        <ol className="evenly items">
          {hiring.items.map(({ name, measure, description }) => (
            <li key={name}>
              <h3>{name}</h3>
              <strong>{measure}</strong>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="meanwhile">
        <SectionHeading title={meanwhile.title} />
        <ul className="evenly items">
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
