import type { ReactNode } from 'react';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { SignalLine } from '../../components/ui/SignalLine.tsx';
import type { LeadFormText } from '../../content/leads.ts';
import type { SignalState, Stage } from '../../content/signal.ts';
import { LeadCard } from './LeadCard.tsx';
import styles from './LeadSection.module.css';
import { type LeadState, useLeadForm } from './use-lead-form.ts';

interface LeadSectionProps {
  text: LeadFormText;
  /** Result of an earlier message, above the form. Hidden once another one is being sent. */
  children?: ReactNode;
}

/** The message form beside a signal line with the status. Also works without JavaScript. */
export function LeadSection({ text, children }: LeadSectionProps) {
  const leadForm = useLeadForm(text);
  const { state } = leadForm;

  return (
    <Section id={text.id}>
      <div className={styles.outcomes} data-status={state}>
        {children}
      </div>
      <div className={styles.section}>
        <div>
          <SectionHeading title={text.title} lead={text.lead} />
          <SignalLine stages={stagesOf(text, state)} />
        </div>
        <LeadCard text={text} leadForm={leadForm} />
      </div>
    </Section>
  );
}

function stagesOf({ steps }: LeadFormText, state: LeadState): readonly Stage[] {
  const [writing, storing, end] = lampsIn[state];
  return [
    { ...steps.writing, state: writing },
    { ...steps.storing, state: storing },
    { ...steps.end, state: end },
  ];
}

/** Lamp states of the steps, in order. */
const lampsIn: Record<LeadState, readonly [SignalState, SignalState, SignalState]> = {
  writing: ['running', 'waiting', 'waiting'],
  sending: ['passed', 'running', 'waiting'],
  sent: ['passed', 'passed', 'running'],
  failed: ['passed', 'failed', 'waiting'],
};
