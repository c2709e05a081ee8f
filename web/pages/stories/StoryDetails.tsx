import { Fragment } from 'react';
import { Tag } from '../../components/ui/Tag.tsx';
import type { CaseStudy } from '../../content/case-studies/case-study.ts';
import { page } from '../../content/case-studies/page.ts';
import { inWords } from './in-words.ts';
import styles from './StoryCard.module.css';

/** Details of an expanded story: solution, results and services. */
export function StoryDetails({
  story: { onegoSolution, results, onegoServices },
}: {
  story: CaseStudy;
}) {
  return (
    <>
      <h4>{page.parts.solution}</h4>
      <dl>
        {(['training', 'implementation', 'tools', 'timeline'] as const).map((part) => (
          <Fragment key={part}>
            <dt>{page.parts[part]}</dt>
            <dd>{onegoSolution[part]}</dd>
          </Fragment>
        ))}
      </dl>
      <h4>{page.parts.results}</h4>
      <dl className={styles.results}>
        {/* The first one leads the card. */}
        {Object.entries(results)
          .slice(1)
          .map(([key, value]) => (
            <div key={key}>
              <dt>{inWords(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <h4>{page.parts.services}</h4>
      <ul className="buttons">
        {onegoServices.map((service) => (
          <li key={service}>
            <Tag>{service}</Tag>
          </li>
        ))}
      </ul>
    </>
  );
}
