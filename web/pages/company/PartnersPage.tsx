import { DetailColumns } from '../../components/sections/DetailColumns.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { PartnerPanel } from '../../components/vignettes/PartnerPanel.tsx';
import { partners } from '../../content/company/partners.ts';
import { ClosingLinks } from '../ClosingLinks.tsx';
import { IntroPage } from '../IntroPage.tsx';
import styles from './PartnersPage.module.css';

const kinds = partners.kinds.items.map(({ picture, ...kind }) => ({
  ...kind,
  picture: <PartnerPanel picture={picture} />,
}));

export function PartnersPage() {
  const { title, lead } = partners.kinds;
  const { tools, closing } = partners;
  return (
    <>
      <IntroPage page={partners} />
      <Section>
        <SectionHeading title={title} lead={lead} />
        <DetailColumns items={kinds} />
      </Section>
      <Section id="tools">
        <SectionHeading title={tools.title} lead={tools.lead} />
        <ul className={styles.tools}>
          {tools.categories.map(({ name, tools: names }) => (
            <li key={name}>
              <h3>{name}</h3>
              <ul>
                {names.map((tool) => (
                  <li key={tool}>{tool}</li>
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
