import { courses } from '../../content/training/courses.ts';
import { training } from '../../content/training/page.ts';
import { Signal } from '../ui/Signal.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import styles from './Certificate.module.css';
import { Picture } from './Picture.tsx';

/** The certificate of a course, with a lamp for its seal. */
export function Certificate() {
  const { label, heading, name, words, number } = training.certificate.picture;
  const { title, exercise } = courses['ci-cd-pipeline-automation'];
  return (
    <Picture className={styles.certificate} label={label}>
      <figcaption>
        <Wordmark /> <span>{heading}</span>
      </figcaption>
      <p className={styles.name}>{name}</p>
      <p>
        {words} <strong>{title}</strong>
      </p>
      <p>{exercise}</p>
      <p className={styles.seal}>
        <Signal state="passed" /> {number}
      </p>
    </Picture>
  );
}
