import { courses } from '../../content/training/courses.ts';
import { Signal } from '../ui/Signal.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import styles from './Certificate.module.css';
import { Picture } from './Picture.tsx';

/** The certificate of a course, with a lamp for its seal. */
export function Certificate() {
  const { title, exercise } = courses['ci-cd-pipeline-automation'];
  return (
    <Picture className={styles.certificate} label="A certificate, as an example">
      <figcaption>
        <Wordmark /> <span className="muted">certificate · an example</span>
      </figcaption>
      <p className={styles.name}>Your name</p>
      <p>
        has solved the last exercise of <strong>{title}</strong>
      </p>
      <p>{exercise}</p>
      <p className={styles.seal}>
        <Signal state="passed" /> no. 412 · day of the exercise
      </p>
    </Picture>
  );
}
