import { Link } from '@tanstack/react-router';
import { owner } from '../../content/owner/facts.ts';
import type { ProductId } from '../../content/products/ids.ts';
import { productSummaries } from '../../content/products/summaries.ts';
import type { Course } from '../../content/training/course.ts';
import { courseForm, training } from '../../content/training/page.ts';
import { formatDate } from '../../lib/format-date.ts';
import styles from './CourseDetails.module.css';

interface CourseDetailsProps {
  /** The product that the course belongs to; also its anchor. */
  id: ProductId;
  course: Course;
}

/** A course: its days as a line that ends in the exercise, and the rest folded below it. */
export function CourseDetails({ id, course }: CourseDetailsProps) {
  const { parts } = training;
  const { title, lead, outcomes, days, exercise } = course;
  return (
    <article id={id} className={styles.course}>
      <header>
        <h3>{title}</h3>
        <p className="note">{lead}</p>
        <p>
          <strong>{parts.length(days.length)}</strong>{' '}
          <a href={`#${courseForm.id}`}>
            {courseForm.button}
            <span className="visually-hidden">{` ${title}`}</span>
          </a>
        </p>
        <CourseDates id={id} />
      </header>
      <div>
        <ol className={styles.line}>
          {days.map(({ title: name }, index) => (
            <li key={name}>
              <span>{parts.day(index + 1)}</span> {name}
            </li>
          ))}
        </ol>
        <p className={styles.exercise}>
          <strong>{parts.exercise}</strong>
          {` ${exercise}`}
        </p>
        <details>
          <summary>
            {parts.fold}
            <span className="visually-hidden">{` ${title}`}</span>
          </summary>
          <div className={styles.open}>
            <div className={styles.body}>
              <div>
                <h4>{parts.outcomes}</h4>
                <ul>
                  {outcomes.map((outcome) => (
                    <li key={outcome}>{outcome}</li>
                  ))}
                </ul>
              </div>
              <div>
                <h4>{parts.days}</h4>
                <ol>
                  {days.map(({ title: name, work }, index) => (
                    <li key={name}>
                      <span>{parts.day(index + 1)}</span> {work}
                    </li>
                  ))}
                </ol>
              </div>
            </div>
            <dl>
              {(['audience', 'before', 'bring'] as const).map((part) => (
                <div key={part}>
                  <dt>{parts[part]}</dt>
                  <dd>{course[part]}</dd>
                </div>
              ))}
              <div>
                <dt>{parts.product}</dt>
                <dd>
                  <Link to={productSummaries[id].to}>{productSummaries[id].name}</Link>
                </dd>
              </div>
            </dl>
          </div>
        </details>
      </div>
    </article>
  );
}

/** The next dates, as far as the owner has given them. */
function CourseDates({ id }: { id: ProductId }) {
  const { parts } = training;
  const dates = owner.courseDates?.[id];
  if (!dates) return null;
  return (
    <ul className="note" aria-label={parts.dates}>
      {dates.map(({ starts, place, hours, language, trainer, fee }) => (
        <li key={starts}>
          <strong>{formatDate(starts)}</strong>{' '}
          {[place, hours, language, trainer && `${parts.trainer} ${trainer}`, fee]
            .filter(Boolean)
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}
