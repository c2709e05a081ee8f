import { Pause, Play } from 'lucide';
import type { Product } from '../../content/products/product.ts';
import { useRotation } from '../../lib/use-rotation.ts';
import { Icon } from '../ui/Icon.tsx';
import { Section } from './Section.tsx';
import styles from './TestimonialSlider.module.css';

/** What clients say, one at a time. Rests under the pointer and the focus. */
export function TestimonialSlider({ title, items }: Product['testimonials']) {
  const { index, isPaused, select, advance, togglePause } = useRotation(items.length);

  return (
    <Section>
      <section
        className={styles.slider}
        data-paused={isPaused || undefined}
        aria-roledescription="carousel"
        aria-label={title}
      >
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.slides} aria-live={isPaused ? 'polite' : 'off'}>
          {items.map(({ text, author, company }, slide) => (
            <figure key={text} data-current={slide === index || undefined}>
              <blockquote>“{text}”</blockquote>
              <figcaption>
                <span className={styles.avatar} aria-hidden>
                  {initials(author)}
                </span>
                <strong>{author}</strong>
                <span>{company}</span>
              </figcaption>
            </figure>
          ))}
        </div>
        <div className={styles.controls}>
          {items.map(({ text, author }, slide) => (
            <button
              key={text}
              type="button"
              aria-label={`Testimonial ${slide + 1} of ${items.length}: ${author}`}
              aria-current={slide === index || undefined}
              onClick={() => select(slide)}
            >
              <span onAnimationEnd={advance} />
            </button>
          ))}
          <button
            type="button"
            className={styles.pause}
            aria-label={isPaused ? 'Play the testimonials' : 'Pause the testimonials'}
            onClick={togglePause}
          >
            <Icon of={isPaused ? Play : Pause} size={16} />
          </button>
        </div>
      </section>
    </Section>
  );
}

function initials(role: string): string {
  return role
    .split(/\s+/)
    .filter((word) => /^[A-Z]/.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
}
