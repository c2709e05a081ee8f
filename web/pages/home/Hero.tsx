import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { SlideControls } from '../../components/ui/SlideControls.tsx';
import { breakRun, heroActions, heroSlides, runFaults, hero as words } from '../../content/home.ts';
import { useRotation } from '../../lib/use-rotation.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useStarted } from '../../lib/use-started.ts';
import styles from './Hero.module.css';
import { HeroBackground } from './HeroBackground.tsx';
import { type BrokenRun, RunPanel } from './RunPanel.tsx';

/** Fraction of the hero that must be visible to start the run. */
const VISIBLE_SHARE = 0.3;

export function Hero() {
  const hero = useRef<HTMLElement>(null);
  const rotation = useRotation(heroSlides.length, hero);
  const { index, isPaused, isInView, select } = rotation;
  const hasStarted = useStarted(hero, VISIBLE_SHARE);
  const [broken, setBroken] = useState<BrokenRun>();
  // The pictures of the other slides are not in the HTML, because nobody sees them at first.
  const isWhole = useSettled() || index > 0;
  const isStopped = index === 0 && broken !== undefined && !broken.isFixed;

  return (
    <section
      ref={hero}
      className={hasStarted ? `${styles.hero} run-started` : styles.hero}
      data-scheme="dark"
      data-paused={isPaused || undefined}
      data-unseen={!isInView || undefined}
      data-stopped={isStopped || undefined}
      aria-roledescription="carousel"
      aria-label={words.label}
    >
      <HeroBackground />
      <h1 className="visually-hidden">{words.title}</h1>
      <div className={styles.inner}>
        <p className={styles.eyebrow}>{words.eyebrow}</p>
        <div className={styles.slides} aria-live={isPaused ? 'polite' : 'off'}>
          {heroSlides.map(({ headline: [first, second], lead }, slide) => (
            <section
              key={first}
              className={styles.words}
              data-current={slide === index || undefined}
              aria-roledescription="slide"
              aria-label={words.slideLabel(slide + 1, heroSlides.length)}
            >
              <h2 className={styles.headline}>
                <span>{first}</span> <em>{second}</em>
              </h2>
              <p className={styles.lead}>{lead}</p>
            </section>
          ))}
        </div>
        <div className={styles.actions}>
          <ButtonLink to={heroActions.primary.to}>{heroActions.primary.label}</ButtonLink>
          <ButtonLink to={heroActions.secondary.to} look="quiet">
            {heroActions.secondary.label}
          </ButtonLink>
        </div>
        <div className={styles.frame}>
          <div className={styles.panels}>
            {heroSlides.map(({ headline, panel }, slide) => {
              if (slide > 0 && !isWhole) return null;
              return (
                <div
                  key={headline[0]}
                  className={styles.panel}
                  data-current={slide === index || undefined}
                  data-made-here={slide > 0 || undefined}
                >
                  <RunPanel
                    panel={panel}
                    broken={slide === 0 ? broken : undefined}
                    onFix={() => setBroken((run) => run && { ...run, isFixed: true })}
                  />
                </div>
              );
            })}
          </div>
          <div data-fold="" className={styles.foot}>
            <fieldset className={styles.faults}>
              <legend>{breakRun.title}</legend>
              {runFaults.map((fault) => {
                const isPressed = index === 0 && broken?.fault === fault;
                return (
                  <button
                    key={fault.id}
                    type="button"
                    aria-pressed={isPressed}
                    onClick={() => {
                      setBroken(isPressed ? undefined : { fault, isFixed: false });
                      select(0);
                    }}
                  >
                    {fault.label}
                  </button>
                );
              })}
            </fieldset>
            <Link to={breakRun.checkLink.to}>{breakRun.checkLink.label}</Link>
          </div>
        </div>
        <div data-fold="" className={styles.controls}>
          <SlideControls
            rotation={rotation}
            words={words}
            labels={heroSlides.map(({ headline }, slide) =>
              words.dotLabel(slide + 1, headline.join(', ')),
            )}
          />
        </div>
      </div>
    </section>
  );
}
