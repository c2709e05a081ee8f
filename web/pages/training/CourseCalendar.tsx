import { Link } from '@tanstack/react-router';
import { ButtonAnchor } from '../../components/ui/Button.tsx';
import { owner } from '../../content/owner/facts.ts';
import { type ProductId, productIds } from '../../content/products/ids.ts';
import { productSummaries } from '../../content/products/summaries.ts';
import type { Course } from '../../content/training/course.ts';
import { courses } from '../../content/training/courses.ts';
import { courseForm, training } from '../../content/training/page.ts';
import { formatDate } from '../../lib/format-date.ts';
import styles from './CourseCalendar.module.css';

const { parts } = training;
const days = Object.values<Course>(courses).flatMap((course) => course.days);

/** The days of all courses on one scale, each course with its exercise and, folded, the rest. */
export function CourseCalendar() {
  return (
    <div className={styles.calendar}>
      <header className="buttons">
        <h2>{training.listHeading(productIds.length, days.length)}</h2>
        <p className="note">{parts.shares}</p>
      </header>
      {productIds.map((id) => (
        <CourseRow key={id} id={id} course={courses[id]} />
      ))}
    </div>
  );
}

interface CourseRowProps {
  /** The product that the course belongs to; also its anchor. */
  id: ProductId;
  course: Course;
}

function CourseRow({ id, course }: CourseRowProps) {
  const { title, lead, audience, outcomes, days, exercise } = course;
  return (
    <article id={id} className={styles.course}>
      <header>
        <h3>{title}</h3>
        <p className="note">{audience}</p>
        <CourseDates id={id} />
      </header>
      <ol className={styles.days}>
        {days.map(({ title: name }, index) => (
          <li key={name}>
            <span>{parts.day(index + 1)}</span> {name}
          </li>
        ))}
      </ol>
      <p className="note">
        <strong>{parts.exercise}</strong> {exercise}
      </p>
      <details>
        <summary>
          {parts.length(days.length)}
          <span className="visually-hidden">{`, ${parts.fold} ${title}`}</span>
        </summary>
        <div className={`card ${styles.open}`}>
          <p>{lead}</p>
          <dl>
            <div>
              <dt>{parts.outcomes}</dt>
              {outcomes.map((outcome) => (
                <dd key={outcome}>{outcome}</dd>
              ))}
            </div>
            <div>
              <dt>{parts.days}</dt>
              {days.map(({ title: name, work }, index) => (
                <dd key={name}>
                  {parts.day(index + 1)}: {work}
                </dd>
              ))}
            </div>
            <div>
              <dt>{parts.before}</dt>
              <dd>{course.before}</dd>
              <dt>{parts.bring}</dt>
              <dd>{course.bring}</dd>
              <dt>{parts.product}</dt>
              <dd>
                <Link to={productSummaries[id].to}>{productSummaries[id].name}</Link>
              </dd>
            </div>
          </dl>
          <ButtonAnchor href={`#${courseForm.id}`} look="quiet">
            {courseForm.button}
            <span className="visually-hidden">{` ${title}`}</span>
          </ButtonAnchor>
        </div>
      </details>
    </article>
  );
}

/** The next dates, as far as the owner has given them. */
function CourseDates({ id }: { id: ProductId }) {
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
