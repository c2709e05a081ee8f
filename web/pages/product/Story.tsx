import { type RefObject, useEffect, useRef, useState } from 'react';
import { RevealGroup } from '../../components/sections/RevealGroup.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Signal } from '../../components/ui/Signal.tsx';
import { Tag } from '../../components/ui/Tag.tsx';
import { FragmentPanel } from '../../components/vignettes/FragmentPanel.tsx';
import type { Fragments } from '../../content/products/fragment.ts';
import type { Product } from '../../content/products/product.ts';
import type { SignalState } from '../../content/signal.ts';
import { useVisibility } from '../../lib/visibility.ts';
import styles from './Story.module.css';

/** Fraction of the stages that must be visible to show them: less than a small phone shows. */
const VISIBLE_SHARE = 0.02;

type StoryProps = Product['flow'] & { fragments: Fragments };

/**
 * Five stages on a line, each with its features and its picture, beside it on wide screens. The
 * stage in the middle of the screen runs.
 */
export function Story({ title, lead, stages, fragments }: StoryProps) {
  const list = useRef<HTMLOListElement>(null);
  useVisibility(list, VISIBLE_SHARE);
  const running = useStageInMiddle(list) ?? stages.findIndex(({ now }) => now);

  return (
    <Section id="stages">
      <SectionHeading title={title} lead={lead} isWide />
      <ol ref={list} className={styles.story}>
        {stages.map(({ name, detail, now, features }, index) => {
          const fragment = fragments[index];
          return (
            <li key={name}>
              <div className={styles.stage}>
                <Signal state={stateOf(index, running)} />
                <h3>{name}</h3>
                <p>{detail}</p>
                <RevealGroup className={styles.features}>
                  {features.map(({ icon, title, description }) => (
                    <li key={title}>
                      <Icon of={icon} />
                      <h4>{title}</h4>
                      <p>{description}</p>
                    </li>
                  ))}
                </RevealGroup>
              </div>
              {fragment && (
                <div className={styles.picture} data-scheme={now && 'dark'}>
                  <FragmentPanel
                    fragment={fragment}
                    status={now && <Tag state="running">{now}</Tag>}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function stateOf(index: number, running: number): SignalState {
  if (index === running) return 'running';
  return index < running ? 'passed' : 'waiting';
}

/**
 * Number of the list's items that are above the middle of the screen, which is the index of the one
 * that is there; undefined until the page has started.
 */
function useStageInMiddle(list: RefObject<HTMLOListElement | null>): number | undefined {
  const [index, setIndex] = useState<number>();

  useEffect(() => {
    const stages = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      () => {
        const middle = window.innerHeight / 2;
        setIndex(stages.filter((stage) => stage.getBoundingClientRect().bottom < middle).length);
      },
      { rootMargin: '-50% 0px' },
    );
    for (const stage of stages) observer.observe(stage);
    return () => observer.disconnect();
  }, [list]);

  return index;
}
