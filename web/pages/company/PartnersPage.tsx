import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SectionGroups } from '../../components/sections/SectionItems.tsx';
import track from '../../components/sections/Track.module.css';
import { Panel } from '../../components/vignettes/Panel.tsx';
import { partners } from '../../content/company/partners.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';
import styles from './PartnersPage.module.css';

export function PartnersPage() {
  const { shared, kinds, tools, closing } = partners;
  return (
    <>
      <IntroPage
        page={partners}
        picture={
          <Panel {...shared}>
            <ol className={`${track.track} ${styles.shared}`}>
              {shared.parts.map(({ name, detail }) => (
                <li key={name}>
                  <strong>{name}</strong>
                  <p className="muted">{detail}</p>
                </li>
              ))}
            </ol>
          </Panel>
        }
      />
      <Section id="tools" isDark>
        <SectionHeading title={tools.title} lead={tools.lead} />
        <div className={styles.tools}>
          <ol className={track.track}>
            <SectionGroups groups={tools.line} />
          </ol>
          <ul>
            <SectionGroups groups={tools.ground} />
          </ul>
        </div>
      </Section>
      <Section>
        <SectionHeading title={kinds.title} lead={kinds.lead} />
        <ul className={styles.kinds}>
          {kinds.items.map(({ name, description, details }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="muted">{description}</p>
              <ul>
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingLinks {...closing} />
    </>
  );
}
