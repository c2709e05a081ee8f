import { useRef } from 'react';
import { SampleNote } from '../../components/ui/SampleNote.tsx';
import { SlideControls } from '../../components/ui/SlideControls.tsx';
import { productPage } from '../../content/products/page.ts';
import type { Product } from '../../content/products/product.ts';
import { useRotation } from '../../lib/use-rotation.ts';
import styles from './TestimonialSlider.module.css';

const words = productPage.testimonials;

/** Carousel of testimonials. Pauses while hovered, focused or out of view. */
export function TestimonialSlider({ title, items }: Product['testimonials']) {
  const slider = useRef<HTMLElement>(null);
  const rotation = useRotation(items.length, slider);
  const { index, isPaused, isInView } = rotation;

  return (
    <section
      ref={slider}
      className={styles.slider}
      data-paused={isPaused || !isInView || undefined}
      aria-roledescription="carousel"
      aria-label={title}
    >
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.slides} aria-live={isPaused ? 'polite' : 'off'}>
        {items.map(({ text, author, company }, slide) => (
          <figure key={text} data-current={slide === index || undefined}>
            <blockquote>{`“${text}”`}</blockquote>
            <figcaption>
              <strong>{author}</strong>
              <span>{company}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.controls}>
        <SlideControls
          rotation={rotation}
          words={words}
          labels={items.map(({ author }, slide) => words.slide(slide + 1, items.length, author))}
        />
      </div>
      <SampleNote of="testimonials" items={items} />
    </section>
  );
}
