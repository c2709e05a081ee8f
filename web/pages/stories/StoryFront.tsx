import { Tag } from '../../components/ui/Tag.tsx';
import type { CaseStudy } from '../../content/case-studies/case-study.ts';
import { page } from '../../content/case-studies/page.ts';
import { ChangeDrawing } from './ChangeDrawing.tsx';
import { inWords } from './in-words.ts';
import styles from './StoryCard.module.css';

/** What a closed card has: the sector, the strongest result, the challenge and the impact. */
export function StoryFront({
  story: { id, sector, title, company, challenge, realWorldImpact, results },
}: {
  story: CaseStudy;
}) {
  const [[key, result] = ['', '']] = Object.entries(results);
  // A share has no arrow: all of it is what is.
  const arrow = Math.max(result.indexOf('→'), 0);
  const [was, is] = [result.slice(0, arrow).trim(), result.slice(arrow)];

  return (
    <>
      <Tag state="waiting">{sector}</Tag>
      <p className={styles.result}>
        <b>
          <span>{was}</span> <em>{is}</em>
        </b>
        <span>{inWords(key)}</span>
        <ChangeDrawing of={key} result={result} />
      </p>
      <h3 id={`story-${id}-title`}>{title}</h3>
      <dl>
        <dt>{page.parts.challenge}</dt>
        <dd>
          <Opening of={challenge} />
        </dd>
        <dt>{page.parts.impact}</dt>
        <dd>
          <Opening of={realWorldImpact} />
        </dd>
      </dl>
      <p className={styles.company}>{company}</p>
    </>
  );
}

/** A text, of which a closed card has only the first sentence. */
function Opening({ of }: { of: string }) {
  const end = of.indexOf('. ') + 1 || of.length;
  return (
    <>
      <span>{of.slice(0, end)}</span>
      <span>{of.slice(end)}</span>
    </>
  );
}
