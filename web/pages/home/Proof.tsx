import { Link } from '@tanstack/react-router';
import { SampleNote } from '../../components/ui/SampleNote.tsx';
import { proof } from '../../content/home.ts';
import styles from './Proof.module.css';

/** Results, each with its bars before and after, and what somebody says about one of them. */
export function Proof() {
  const { title, all, results, quotes } = proof;
  return (
    <section className={styles.proof}>
      <header>
        <h2>{title}</h2>
        <Link to="/OneGoCaseStudies">{all}</Link>
      </header>
      <ul>
        {results.map(({ sector, story, before, after, share, name }) => (
          <li key={sector}>
            <span>{sector}</span>
            <b>
              {before} <span>{`→ ${after}`}</span>
            </b>
            <Link to="/OneGoCaseStudies" search={{ story }}>
              {name}
            </Link>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
              <rect width={share} height="1" />
            </svg>
          </li>
        ))}
      </ul>
      {quotes.map(({ text, author }) => (
        <figure key={author}>
          <blockquote>{`“${text}”`}</blockquote>
          <figcaption>{author}</figcaption>
        </figure>
      ))}
      <SampleNote of="proof" items={[...results, ...quotes]} />
    </section>
  );
}
