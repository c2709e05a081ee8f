import { Pause, Play } from 'lucide';
import type { Rotation } from '../../lib/use-rotation.ts';
import { Icon } from './Icon.tsx';
import styles from './SlideControls.module.css';

interface SlideControlsProps {
  rotation: Rotation;
  /** Names of the button that pauses. */
  words: { readonly play: string; readonly pause: string };
  /** Of each slide. */
  labels: readonly string[];
}

/**
 * A bar for each slide, and a button that pauses. The bar of the current slide fills over
 * `--interval` and then shows the next slide; `--bar-state: paused` stops it.
 */
export function SlideControls({ rotation, words, labels }: SlideControlsProps) {
  const { index, isPaused, select, advance, togglePause } = rotation;
  return (
    <div className={styles.controls}>
      {labels.map((label, slide) => (
        <button
          key={label}
          type="button"
          className={styles.bar}
          aria-label={label}
          aria-current={slide === index || undefined}
          onClick={() => select(slide)}
        >
          <span onAnimationEnd={advance} />
        </button>
      ))}
      <button
        type="button"
        className={styles.pause}
        aria-label={isPaused ? words.play : words.pause}
        onClick={togglePause}
      >
        <Icon of={isPaused ? Play : Pause} size={16} />
      </button>
    </div>
  );
}
