import { type ComponentType, useRef } from 'react';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { SlideControls } from '../../components/ui/SlideControls.tsx';
import { type HeroSlide, heroActions, heroSlides, hero as words } from '../../content/home.ts';
import { useRotation } from '../../lib/use-rotation.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useStarted } from '../../lib/use-started.ts';
import { CanaryPanel } from './CanaryPanel.tsx';
import styles from './Hero.module.css';
import { HeroBackground } from './HeroBackground.tsx';
import { PlatformPanel } from './PlatformPanel.tsx';
import { ReplayingLogo } from './ReplayingLogo.tsx';
import { RunPanel } from './RunPanel.tsx';

/** Fraction of the hero that must be visible to start the run. */
const VISIBLE_SHARE = 0.3;

/** The picture of each slide. */
const panels: readonly ComponentType<HeroSlide['panel']>[] = [RunPanel, CanaryPanel, PlatformPanel];

export function Hero() {
  const hero = useRef<HTMLElement>(null);
  const rotation = useRotation(heroSlides.length, hero);
  const { index, isPaused, isInView } = rotation;
  const hasStarted = useStarted(hero, VISIBLE_SHARE);
  // The pictures of the other slides are not in the HTML, because nobody sees them at first.
  const isWhole = useSettled() || index > 0;

  return (
    <section
      ref={hero}
      className={hasStarted ? `${styles.hero} run-started` : styles.hero}
      data-scheme="dark"
      data-paused={isPaused || undefined}
      data-unseen={!isInView || undefined}
      aria-roledescription="carousel"
      aria-label={words.label}
    >
      <HeroBackground />
      <div className={styles.inner}>
        <p className={styles.eyebrow}>
          {words.eyebrow}
          <ReplayingLogo />
        </p>
        <div className={styles.slides} aria-live={isPaused ? 'polite' : 'off'}>
          {heroSlides.map(({ headline: [first, second], lead }, slide) => {
            // Only the first slide has the h1, so that the page has exactly one.
            const Heading = slide === 0 ? 'h1' : 'h2';
            return (
              <section
                key={first}
                className={styles.words}
                data-current={slide === index || undefined}
                aria-roledescription="slide"
                aria-label={words.slideLabel(slide + 1, heroSlides.length)}
              >
                <Heading className={styles.headline}>
                  {unbroken(first)} <em>{second}</em>
                </Heading>
                <p className={styles.lead}>{lead}</p>
              </section>
            );
          })}
        </div>
        <div className={styles.actions}>
          <ButtonLink to={heroActions.primary.to}>{heroActions.primary.label}</ButtonLink>
          <ButtonLink to={heroActions.secondary.to} look="quiet">
            {heroActions.secondary.label}
          </ButtonLink>
        </div>
        <div className={styles.controls}>
          <SlideControls
            rotation={rotation}
            words={words}
            labels={heroSlides.map(({ headline }, slide) =>
              words.dotLabel(slide + 1, headline.join(', ')),
            )}
          />
        </div>
        <div className={styles.panels}>
          {heroSlides.map(({ headline, panel }, slide) => {
            const Panel = panels[slide];
            if (!Panel || (slide > 0 && !isWhole)) return null;
            return (
              <div
                key={headline[0]}
                className={styles.panel}
                data-current={slide === index || undefined}
                data-made-here={slide > 0 || undefined}
              >
                <Panel {...panel} />
              </div>
            );
          })}
        </div>
        <div className={styles.line} aria-hidden />
      </div>
    </section>
  );
}

/** Prevents line breaks at hyphens within words. */
function unbroken(line: string) {
  return line
    .split(' ')
    .flatMap((word, index) => [
      index > 0 && ' ',
      word.includes('-') ? <span key={word}>{word}</span> : word,
    ]);
}
