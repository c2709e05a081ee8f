import { PageSection } from '../../components/sections/PageSection.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import track from '../../components/sections/Track.module.css';
import { PlanPanel } from '../../components/vignettes/PlanPanel.tsx';
import { careers } from '../../content/company/careers.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';
import styles from './CareersPage.module.css';

export function CareersPage() {
  const { status, letter, hiring, meanwhile, closing } = careers;
  return (
    <>
      <IntroPage page={careers} note={status} picture={<PlanPanel {...letter} />} />
      <Section isDark>
        <SectionHeading title={hiring.title} />
        <ol className={`${track.track} ${styles.hiring}`}>
          {hiring.items.map(({ name, measure, description }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className={styles.measure}>{measure}</p>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <PageSection section={{ id: 'meanwhile', ...meanwhile }} />
      <ClosingLinks {...closing} />
    </>
  );
}
