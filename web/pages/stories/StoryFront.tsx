import bars from '../../components/ui/ResultBars.module.css';
import { Tag } from '../../components/ui/Tag.tsx';
import type { CaseStudy } from '../../content/case-studies/case-study.ts';
import { page } from '../../content/case-studies/page.ts';
import { barsOf } from './bars-of.ts';
import { inWords } from './in-words.ts';
import styles from './StoryCard.module.css';

/** What a closed card has: the sector, the strongest result, the challenge and the impact. */
export function StoryFront({
  story: { id, sector, title, company, challenge, realWorldImpact, results },
}: {
  story: CaseStudy;
}) {
  const [[key, result] = ['', '']] = Object.entries(results);
  const [before, after] = barsOf(result);

  return (
    <>
      <Tag state="waiting">{sector}</Tag>
      <p className={styles.result}>
        <b>{result}</b>
        {inWords(key)}
        <svg className={bars.bars} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
          <path d="M0 2h100M0 8h100" />
          {before > 0 && <path d={`M0 2h${before}`} />}
          {after > 0 && <path data-after d={`M0 8h${after}`} />}
        </svg>
      </p>
      <h3 id={`story-${id}-title`}>{title}</h3>
      <p className={styles.company}>{company}</p>
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
    </>
  );
}

/** A text, of which a closed card on a phone has only the first sentence. */
function Opening({ of }: { of: string }) {
  const end = of.indexOf('. ') + 1 || of.length;
  return (
    <>
      {of.slice(0, end)}
      <span>{of.slice(end)}</span>
    </>
  );
}
