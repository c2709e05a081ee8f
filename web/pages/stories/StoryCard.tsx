import { useRef } from 'react';
import { Kept } from '../../components/sections/Kept.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import type { CaseStudy } from '../../content/case-studies/case-study.ts';
import { page } from '../../content/case-studies/page.ts';
import { useHeldPosition } from '../../lib/use-held-position.ts';
import styles from './StoryCard.module.css';
import { StoryDetails } from './StoryDetails.tsx';
import { StoryFront } from './StoryFront.tsx';

interface StoryCardProps {
  /** 1 to 20. */
  id: number;
  /** Undefined on a prerendered page, which has its text. */
  story: CaseStudy | undefined;
  isShown: boolean;
  isExpanded: boolean;
  onToggle: () => void;
}

/** Story that expands in place. The card keeps its position when a card above it collapses. */
export function StoryCard({ id, story, isShown, isExpanded, onToggle }: StoryCardProps) {
  const card = useRef<HTMLElement>(null);
  const holdPosition = useHeldPosition(card, isExpanded);
  const detailsId = `story-${id}-details`;
  const toggleId = `story-${id}-toggle`;

  return (
    <article
      ref={card}
      id={`story-${id}`}
      className={styles.card}
      hidden={!isShown}
      data-expanded={isExpanded || undefined}
    >
      <div className={styles.front}>
        <Kept className={styles.text}>{story && <StoryFront story={story} />}</Kept>
        <button
          type="button"
          id={toggleId}
          className={styles.toggle}
          aria-labelledby={`${toggleId} story-${id}-title`}
          aria-expanded={isExpanded}
          aria-controls={detailsId}
          onClick={() => {
            holdPosition();
            onToggle();
          }}
        >
          {isExpanded ? page.buttons.showLess : page.buttons.readStory}
        </button>
      </div>
      <div id={detailsId} className={styles.details} hidden={!isExpanded}>
        <Kept>{story && <StoryDetails story={story} />}</Kept>
        <div className={styles.actions}>
          <ButtonLink to="/book-demo">{page.buttons.start}</ButtonLink>
          <ButtonLink to="/EzyAssist" look="quiet">
            {page.buttons.consultation}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
