import ruleList from 'virtual:rule-list';
import { Link } from '@tanstack/react-router';
import { PageHead } from '../../components/head/PageHead.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { Tag } from '../../components/ui/Tag.tsx';
import { checkPage, findingGroups, ruleList as words } from '../../content/check/page.ts';
import { CheckScreen } from '../../features/check-screen/CheckScreen.tsx';
import { ClosingLinks } from '../ClosingLinks.tsx';
import styles from './CheckPage.module.css';

/** Rules of each group that its closed row names. */
const SHOWN_RULES = 3;

/** The check of configuration files, and the list of its rules. */
export function CheckPage() {
  return (
    <>
      <PageHead {...checkPage.meta} />
      <div className={styles.top}>
        <div className={styles.words} data-scheme="dark">
          <h1>{checkPage.heading}</h1>
          <p>{checkPage.lead}</p>
        </div>
        <CheckScreen />
      </div>
      <Section id="rules">
        <SectionHeading title={words.title} lead={words.lead} />
        <div className={styles.groups}>
          {ruleList.map((each) => (
            <RuleIndex key={each.group} {...each} />
          ))}
        </div>
      </Section>
      <ClosingLinks {...checkPage.closing} />
    </>
  );
}

/** A group of rules, whose list opens below its name. */
function RuleIndex({ group, rules }: (typeof ruleList)[number]) {
  return (
    <details>
      <summary>
        <b>{rules.length}</b>
        <h3>{findingGroups[group]}</h3>
        <p>
          {words.groups[group]}
          <br />
          {rules.slice(0, SHOWN_RULES).map(({ id }) => (
            <code key={id} translate="no">
              <Tag>{id}</Tag>{' '}
            </code>
          ))}
        </p>
      </summary>
      <ul>
        {rules.map(({ id, title }) => (
          <li key={id}>
            <Link to="/check/rules/$rule" params={{ rule: id }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
