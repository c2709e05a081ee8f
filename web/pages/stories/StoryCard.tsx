import { useRef } from 'react';
import bars from '../../components/ui/ResultBars.module.css';
import { Tag } from '../../components/ui/Tag.tsx';
import type { CaseStudy } from '../../content/case-studies/case-study.ts';
import { page } from '../../content/case-studies/page.ts';
import { useHeldPosition } from '../../lib/use-held-position.ts';
import { barsOf } from './bars-of.ts';
import { inWords } from './in-words.ts';
import styles from './StoryCard.module.css';
import { StoryDetails } from './StoryDetails.tsx';

interface StoryCardProps {
  story: CaseStudy;
  isExpanded: boolean;
  onToggle: () => void;
}

/** Story that expands in place. The card keeps its position when a card above it collapses. */
export function StoryCard({ story, isExpanded, onToggle }: StoryCardProps) {
  const card = useRef<HTMLElement>(null);
  const holdPosition = useHeldPosition(card, isExpanded);
  const { id, sector, title, company, challenge, realWorldImpact, results } = story;
  const [[key, result] = ['', '']] = Object.entries(results);
  const [before, after] = barsOf(result);
  const detailsId = `story-${id}-details`;

  return (
    <article
      ref={card}
      id={`story-${id}`}
      className={styles.card}
      data-expanded={isExpanded || undefined}
    >
      <div className={styles.front}>
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
        <h3>{title}</h3>
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
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isExpanded}
          aria-controls={detailsId}
          onClick={() => {
            holdPosition();
            onToggle();
          }}
        >
          {isExpanded ? page.buttons.showLess : page.buttons.readStory}
          <span className="visually-hidden">{`: ${title}`}</span>
        </button>
      </div>
      <div id={detailsId} className={styles.details} hidden={!isExpanded}>
        <StoryDetails story={story} />
      </div>
    </article>
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
