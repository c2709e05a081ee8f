import { SideSection } from '../../components/sections/Section.tsx';
import { SignalLine } from '../../components/ui/SignalLine.tsx';
import type { LeadFormText } from '../../content/leads.ts';
import type { SignalState } from '../../content/signal.ts';
import { LeadCard } from './LeadCard.tsx';
import styles from './LeadSection.module.css';
import { type LeadState, useLeadForm } from './use-lead-form.ts';

interface LeadSectionProps {
  text: LeadFormText;
}

/** The message form beside a signal line with the status. Also works without JavaScript. */
export function LeadSection({ text }: LeadSectionProps) {
  const leadForm = useLeadForm(text);
  return (
    <SideSection
      id={text.id}
      title={text.title}
      lead={text.lead}
      aside={<LeadSteps text={text} state={leadForm.state} />}
    >
      <LeadCard text={text} leadForm={leadForm} />
    </SideSection>
  );
}

interface LeadStepsProps {
  text: LeadFormText;
  state: LeadState;
}

/** What happens to a message, and how far it is. */
export function LeadSteps({ text: { steps }, state }: LeadStepsProps) {
  const [writing, storing, end] = lampsIn[state];
  return (
    <div className={styles.steps}>
      <SignalLine
        stages={[
          { ...steps.writing, state: writing },
          { ...steps.storing, state: storing },
          { ...steps.end, state: end },
        ]}
      />
    </div>
  );
}

/** Lamp states of the steps, in order. */
const lampsIn: Record<LeadState, readonly [SignalState, SignalState, SignalState]> = {
  writing: ['running', 'waiting', 'waiting'],
  sending: ['passed', 'running', 'waiting'],
  sent: ['passed', 'passed', 'running'],
  failed: ['passed', 'failed', 'waiting'],
};
