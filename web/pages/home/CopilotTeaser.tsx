import { ButtonLink } from '../../components/ui/Button.tsx';
import { Sources } from '../../components/ui/Sources.tsx';
import { copilotTeaser } from '../../content/home.ts';
import styles from './CopilotTeaser.module.css';

export function CopilotTeaser() {
  const { title, lead, question, answer, sources, button, buttonOf, figureLabel } = copilotTeaser;
  return (
    <section className={styles.teaser} data-scheme="dark">
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{lead}</p>
        <ButtonLink to="/edzy">
          {button} <span className="visually-hidden">{buttonOf}</span>
        </ButtonLink>
      </div>
      <figure className={styles.talk} aria-label={figureLabel}>
        <p className={styles.question}>{question}</p>
        <p>{answer}</p>
        <Sources items={sources} />
      </figure>
    </section>
  );
}
