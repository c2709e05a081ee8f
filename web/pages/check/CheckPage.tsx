import { Link } from '@tanstack/react-router';
import { PageHead } from '../../components/head/PageHead.tsx';
import { ReadingIntro } from '../../components/sections/ReadingIntro.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { checkPage, checkReport, rulePage } from '../../content/check/page.ts';
import { ruleGroups } from '../../content/check/rule.ts';
import { checkRules } from '../../content/check/rules.ts';
import { CheckScreen } from '../../features/check-screen/CheckScreen.tsx';
import styles from './CheckPage.module.css';

/** The check of configuration files, and the list of its rules. */
export function CheckPage() {
  return (
    <>
      <PageHead {...checkPage.meta} />
      <ReadingIntro heading={checkPage.heading} lead={checkPage.lead} />
      <Section>
        <CheckScreen />
      </Section>
      <Section id="rules">
        <SectionHeading title={rulePage.list} lead={rulePage.listLead} />
        <div className={styles.groups}>
          {ruleGroups.map((group) => (
            <div key={group}>
              <h3>{checkReport.groups[group]}</h3>
              <ul>
                {Object.entries(checkRules)
                  .filter(([, rule]) => rule.group === group)
                  .map(([id, { title }]) => (
                    <li key={id}>
                      <Link to="/check/rules/$rule" params={{ rule: id }}>
                        {title}
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
