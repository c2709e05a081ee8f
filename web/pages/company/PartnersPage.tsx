import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SectionGroups } from '../../components/sections/SectionItems.tsx';
import { partners } from '../../content/company/partners.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';
import styles from './PartnersPage.module.css';

export function PartnersPage() {
  const { agreement, tools, closing } = partners;
  return (
    <>
      <IntroPage page={partners} note={agreement.lead} />
      <Section>
        <ul className={styles.agreement}>
          {agreement.kinds.map(({ name, theirs, ours }) => (
            <li key={name}>
              <h2>{name}</h2>
              <div>
                <small className="muted">{agreement.theirs}</small>
                <p>{theirs}</p>
              </div>
              <div data-scheme="dark">
                <small className="muted">{agreement.ours}</small>
                <ul>
                  {ours.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="tools" isDark>
        <SectionHeading title={tools.title} />
        <p className="note">{tools.route}</p>
        <ul className={styles.line}>
          <SectionGroups groups={tools.stations} />
        </ul>
        <p className="note">{tools.base}</p>
        <ul className={styles.base}>
          <SectionGroups groups={tools.layers} />
        </ul>
        <p className="note">{tools.lead}</p>
      </Section>
      <ClosingLinks {...closing} />
    </>
  );
}
