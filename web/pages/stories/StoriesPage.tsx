import { useHydrated } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import chevron from '../../components/forms/Chevron.module.css';
import { PageHead } from '../../components/head/PageHead.tsx';
import { ClosingCall } from '../../components/sections/ClosingCall.tsx';
import { PageIntro } from '../../components/sections/PageIntro.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionItems } from '../../components/sections/SectionItems.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Figure } from '../../components/ui/Figure.tsx';
import { SampleNote } from '../../components/ui/SampleNote.tsx';
import { type CaseStudy, type Sector, sectors } from '../../content/case-studies/case-study.ts';
import { page } from '../../content/case-studies/page.ts';
import { coursesLink } from '../../content/navigation.ts';
import { stories as storyKind } from '../../content/owner/customers.ts';
import { useKeptHtml } from '../../lib/use-kept-html.ts';
import styles from './StoriesPage.module.css';
import { StoryCard } from './StoryCard.tsx';

/** Stories before those that narrow screens show on request. */
const FIRST_COUNT = 5;

interface StoriesPageProps {
  /** Undefined on a prerendered page, which has their text. */
  stories: readonly CaseStudy[] | undefined;
  /** From the URL. If undefined, all stories are shown. */
  sector: Sector | undefined;
  /** ID of the expanded story, from the URL. */
  openId: number | undefined;
  onChange: (choice: { sector?: Sector | undefined; story?: number | undefined }) => void;
}

export function StoriesPage({ stories, sector, openId, onChange }: StoriesPageProps) {
  const isHydrated = useHydrated();
  // Prerendered HTML can't depend on the query string, so the filter applies after hydration.
  const chosenSector = isHydrated ? sector : undefined;
  const grid = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLSelectElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  const isKept = useKeptHtml(stories === undefined, grid);
  const [sharedId] = useState(openId);

  useEffect(() => {
    if (more.current && openId !== undefined && openId > FIRST_COUNT) more.current.open = true;
  }, [openId]);

  // Scrolls once to the story of a shared link, when it is open and so in its row.
  useEffect(() => {
    if (sharedId === undefined || !isHydrated) return;
    document.getElementById(`story-${sharedId}`)?.scrollIntoView({ block: 'start' });
  }, [sharedId, isHydrated]);

  /** A sector has one story, which then opens. */
  function choose(name: string): void {
    const sector = sectors.find((each) => each === name);
    onChange({ sector, story: sector && sectors.indexOf(sector) + 1 });
  }

  // What was chosen before the app started holds, beside what the address asks for.
  const takeEarlyChoice = useEffectEvent(() => {
    if (filter.current?.value) choose(filter.current.value);
  });
  useEffect(() => takeEarlyChoice(), []);
  useEffect(() => {
    if (filter.current && isHydrated) filter.current.value = sector ?? '';
  }, [sector, isHydrated]);

  const cards = sectors.map((name, index) => {
    const id = index + 1;
    return (
      <StoryCard
        key={id}
        id={id}
        story={isKept ? undefined : stories?.[index]}
        isShown={!chosenSector || name === chosenSector}
        isExpanded={isHydrated && id === openId}
        onToggle={() => onChange({ sector, story: id === openId ? undefined : id })}
      />
    );
  });
  const firstCards = cards.slice(0, FIRST_COUNT);
  const otherCards = cards.slice(FIRST_COUNT);

  return (
    <>
      <PageHead {...page.meta} />
      <PageIntro
        heading={page.heading}
        lead={page.lead}
        picture={
          <ul className={styles.stats}>
            {page.stats.map(({ value, label }) => (
              <li key={label}>
                <Figure of={value} /> <span>{label}</span>
              </li>
            ))}
          </ul>
        }
      />
      <Section id="stories">
        <h2 className="visually-hidden">{page.listHeading}</h2>
        <div className={styles.filter}>
          <label>
            {page.filter.label}
            <span className={chevron.place}>
              <select ref={filter} onChange={({ target }) => choose(target.value)}>
                <option value="">{page.filter.all}</option>
                {sectors.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </span>
          </label>
          <SampleNote of="stories" items={[storyKind]} />
          <p className="note" role="status">
            {page.filter.count(chosenSector ? 1 : sectors.length)}
          </p>
        </div>
        <div ref={grid} className={styles.wall} data-sector={chosenSector}>
          <div className={styles.cells}>{firstCards}</div>
          <details ref={more}>
            <summary>{page.filter.more(otherCards.length)}</summary>
            <div className={styles.cells}>{otherCards}</div>
          </details>
        </div>
      </Section>
      <Section>
        <div className={styles.courses}>
          <h2>{page.closing.highlightsTitle}</h2>
          <ul className="evenly">
            <SectionItems items={page.closing.highlights} />
          </ul>
        </div>
      </Section>
      <ClosingCall title={page.closing.title} lead={page.closing.lead}>
        <ButtonLink to={coursesLink.to} hash="dates">
          {page.buttons.enrol}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
