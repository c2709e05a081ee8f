import { PageHead } from '../components/head/PageHead.tsx';
import { ClosingCall } from '../components/sections/ClosingCall.tsx';
import { PageIntro } from '../components/sections/PageIntro.tsx';
import { Section } from '../components/sections/Section.tsx';
import { SectionHeading } from '../components/sections/SectionHeading.tsx';
import { SectionItems } from '../components/sections/SectionItems.tsx';
import { ButtonAnchor, ButtonLink } from '../components/ui/Button.tsx';
import { SignalLine } from '../components/ui/SignalLine.tsx';
import { Tag } from '../components/ui/Tag.tsx';
import { AnswerPanel } from '../components/vignettes/AnswerPanel.tsx';
import { SignalPanel } from '../components/vignettes/SignalPanel.tsx';
import { type CopilotPeriod, copilot } from '../content/copilot.ts';
import type { SignalState } from '../content/signal.ts';
import { settings } from '../content/site.ts';
import styles from './CopilotPage.module.css';

const sources = [
  { state: 'passed', name: 'Git and pipelines', detail: '41 repositories, token without write' },
  { state: 'passed', name: 'Metrics and logs', detail: 'queries, secrets masked as they are read' },
  { state: 'passed', name: 'Confluence', detail: 'only pages that the person asking may open' },
  { state: 'passed', name: 'Kubernetes', detail: 'objects and events, no Secrets' },
  { state: 'waiting', name: 'Jira', detail: 'not connected by the team yet' },
] as const;

export function CopilotPage() {
  const { meta, heading, lead, loginLabel, onward, today, tomorrow, examples, privacy, closing } =
    copilot;
  const [demo] = onward;
  return (
    <>
      <PageHead {...meta} />
      <PageIntro heading={heading} lead={lead} picture={<AnswerPanel {...examples} />}>
        <ButtonLink to={demo.to}>{demo.label}</ButtonLink>
        <ButtonAnchor href={settings.copilotUrl} look="quiet">
          {loginLabel}
        </ButtonAnchor>
      </PageIntro>
      <Section>
        <div className={styles.periods}>
          <Period state="passed" {...today} />
          <Period state="waiting" {...tomorrow} />
        </div>
      </Section>
      <Section id="privacy">
        <SectionHeading title={privacy.title} lead={privacy.lead} />
        <div className={styles.periods}>
          <SignalPanel
            label="The sources of a team, and what Edzy may do with each"
            title="edzy · sources"
            status={<Tag state="passed">read only</Tag>}
            stages={sources}
          />
          <ul className="rows">
            <SectionItems items={privacy.items} />
          </ul>
        </div>
      </Section>
      <ClosingCall {...closing}>
        <ButtonLink to={demo.to}>{demo.label}</ButtonLink>
      </ClosingCall>
    </>
  );
}

/** What Edzy does at a time, each ability a lamp on a line. */
function Period({ state, title, lead, items }: CopilotPeriod & { state: SignalState }) {
  return (
    <div>
      <SectionHeading title={title} lead={lead} />
      <SignalLine
        stages={items.map(({ name, description }) => ({ name, detail: description, state }))}
      />
    </div>
  );
}
