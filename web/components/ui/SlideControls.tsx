import { Pause, Play } from 'lucide';
import type { Rotation } from '../../lib/use-rotation.ts';
import { Icon } from './Icon.tsx';
import styles from './SlideControls.module.css';

interface SlideControlsProps {
  rotation: Rotation;
  words: { readonly play: string; readonly pause: string };
  /** One label per slide. */
  labels: readonly string[];
}

/**
 * One progress bar per slide and a play/pause button. The current slide's bar fills over
 * `--interval`, then the next slide is shown; `--play-state: paused` stops it.
 */
export function SlideControls({ rotation, words, labels }: SlideControlsProps) {
  const { index, isPaused, select, advance, togglePause } = rotation;
  return (
    <div className={styles.controls} data-paused={isPaused || undefined}>
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
