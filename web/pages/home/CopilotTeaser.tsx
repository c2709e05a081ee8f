import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Panel } from '../../components/vignettes/Panel.tsx';
import { PanelTalk } from '../../components/vignettes/PanelTalk.tsx';
import { copilotTeaser } from '../../content/home.ts';
import styles from './CopilotTeaser.module.css';

export function CopilotTeaser() {
  const { title, lead, question, answer, sources, button, buttonOf } = copilotTeaser;
  const { figureLabel, panelTitle } = copilotTeaser;
  return (
    <section className={styles.teaser}>
      <div>
        <SectionHeading title={title} lead={lead} />
        <ButtonLink to="/edzy">
          {button} <span className="visually-hidden">{buttonOf}</span>
        </ButtonLink>
      </div>
      <Panel label={figureLabel} title={panelTitle}>
        <PanelTalk question={question} answer={answer} sources={sources} />
      </Panel>
    </section>
  );
}
