import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SectionGroups } from '../../components/sections/SectionItems.tsx';
import track from '../../components/sections/Track.module.css';
import { PlanPanel } from '../../components/vignettes/PlanPanel.tsx';
import { partners } from '../../content/company/partners.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';
import styles from './PartnersPage.module.css';

export function PartnersPage() {
  const { kinds, tools, closing } = partners;
  const parts = kinds.items.map(({ name, description }) => ({ name, detail: description }));
  return (
    <>
      <IntroPage
        page={partners}
        picture={<PlanPanel label={kinds.label} title={kinds.label} parts={parts} />}
      />
      <Section id="tools" isDark>
        <SectionHeading title={tools.title} lead={tools.lead} />
        <div className={styles.tools}>
          <ol className={track.track}>
            <SectionGroups groups={tools.line} />
          </ol>
          <ul className={styles.ground}>
            <SectionGroups groups={tools.ground} />
          </ul>
        </div>
      </Section>
      <Section>
        <SectionHeading title={kinds.title} lead={kinds.lead} />
        <ul className={styles.kinds}>
          <SectionGroups
            groups={kinds.items.map(({ name, details }) => ({ name, items: details }))}
          />
        </ul>
      </Section>
      <ClosingLinks {...closing} />
    </>
  );
}
