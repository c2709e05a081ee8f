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
      <IntroPage page={partners} />
      <Section>
        <div className={styles.agreement}>
          <header>
            <h2>{agreement.title}</h2>
            <p className="note">{agreement.lead}</p>
          </header>
          <ul>
            {agreement.kinds.map(({ name, theirs, ours }) => (
              <li key={name}>
                <h3>{name}</h3>
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
        </div>
      </Section>
      <Section id="tools" isDark>
        <SectionHeading title={tools.title} />
        <div className={styles.tools}>
          <p className="note">{tools.route}</p>
          <ul className={styles.line}>
            <SectionGroups groups={tools.stations} />
          </ul>
          <p className="note">{tools.base}</p>
          <ul className={styles.layers}>
            <SectionGroups groups={tools.layers} />
          </ul>
          <p className="note">{tools.lead}</p>
        </div>
      </Section>
      <ClosingLinks {...closing} />
    </>
  );
}
