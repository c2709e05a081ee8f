import { ButtonLink } from '../../components/ui/Button.tsx';
import { Sources } from '../../components/ui/Sources.tsx';
import { Panel } from '../../components/vignettes/Panel.tsx';
import { copilotTeaser } from '../../content/home.ts';
import styles from './CopilotTeaser.module.css';

export function CopilotTeaser() {
  const { title, lead, question, answer, sources, button, buttonOf } = copilotTeaser;
  const { figureLabel, panelTitle } = copilotTeaser;
  return (
    <section className={styles.teaser}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{lead}</p>
        <ButtonLink to="/edzy">
          {button} <span className="visually-hidden">{buttonOf}</span>
        </ButtonLink>
      </div>
      <Panel label={figureLabel} title={panelTitle}>
        <div className={styles.talk}>
          <p className={styles.question}>{question}</p>
          <p>{answer}</p>
          <Sources items={sources} />
        </div>
      </Panel>
    </section>
  );
}
