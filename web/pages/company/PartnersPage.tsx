import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SectionItems } from '../../components/sections/SectionItems.tsx';
import { partners } from '../../content/company/partners.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';
import styles from './PartnersPage.module.css';

export function PartnersPage() {
  const { agreement, tools, closing } = partners;
  return (
    <>
      <IntroPage page={partners} />
      <Section isDark>
        <SectionHeading title={agreement.title} lead={agreement.lead} />
        <div className={styles.agreement}>
          <ul>
            {agreement.kinds.map(({ name, theirs, ours }) => (
              <li key={name}>
                <h3>{name}</h3>
                <div>
                  <small>{agreement.theirs}</small>
                  <p>{theirs}</p>
                </div>
                <div>
                  <small>{agreement.ours}</small>
                  <ul>
                    {ours.map((part) => (
                      <li key={part}>{part}</li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
          <footer>
            {agreement.signatures.map((signature) => (
              <small key={signature}>{signature}</small>
            ))}
          </footer>
        </div>
      </Section>
      <Section id="tools">
        <SectionHeading title={tools.title} lead={tools.lead} />
        <ul className={styles.tools}>
          <SectionItems
            items={tools.groups.map(({ name, items }) => ({ name, description: items.join(', ') }))}
          />
        </ul>
      </Section>
      <ClosingLinks {...closing} />
    </>
  );
}
