import { PageHead } from '../components/head/PageHead.tsx';
import { ClosingCall } from '../components/sections/ClosingCall.tsx';
import { PageIntro } from '../components/sections/PageIntro.tsx';
import { PageSection } from '../components/sections/PageSection.tsx';
import { Section } from '../components/sections/Section.tsx';
import { SectionHeading } from '../components/sections/SectionHeading.tsx';
import { ButtonAnchor, ButtonLink } from '../components/ui/Button.tsx';
import { Sources } from '../components/ui/Sources.tsx';
import { AnswerPanel } from '../components/vignettes/AnswerPanel.tsx';
import { copilot } from '../content/copilot.ts';
import { settings } from '../content/site.ts';
import styles from './CopilotPage.module.css';

export function CopilotPage() {
  const { meta, heading, lead, loginLabel, onward, today, tomorrow, examples, privacy, closing } =
    copilot;
  const [demo] = onward;
  const login = <ButtonAnchor href={settings.copilotUrl}>{loginLabel}</ButtonAnchor>;
  return (
    <>
      <PageHead {...meta} />
      <PageIntro heading={heading} lead={lead} picture={<AnswerPanel />}>
        {login}
        <ButtonLink to={demo.to} look="quiet">
          {demo.label}
        </ButtonLink>
      </PageIntro>
      <PageSection section={{ kind: 'use-cases', id: 'today', state: 'passed', ...today }} />
      <PageSection section={{ kind: 'use-cases', id: 'tomorrow', state: 'waiting', ...tomorrow }} />
      <Section>
        <SectionHeading title={examples.title} lead={examples.lead} />
        <ul className={styles.examples}>
          {examples.items.map(({ question, answer, sources }) => (
            <li key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
              <Sources items={sources} />
            </li>
          ))}
        </ul>
      </Section>
      <PageSection section={{ kind: 'points', id: 'privacy', ...privacy }} />
      <ClosingCall {...closing}>{login}</ClosingCall>
    </>
  );
}
