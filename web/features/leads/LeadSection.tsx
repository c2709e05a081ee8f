import type { ReactNode } from 'react';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { Signal } from '../../components/ui/Signal.tsx';
import type { LeadFormText } from '../../content/leads.ts';
import type { SignalState } from '../../content/signal.ts';
import { LeadCard } from './LeadCard.tsx';
import styles from './LeadSection.module.css';
import { type LeadState, useLeadForm } from './use-lead-form.ts';

interface LeadSectionProps {
  text: LeadFormText;
  /** Above the form: how an earlier message went. Hidden once another one is on its way. */
  children?: ReactNode;
}

/** A message form, beside it the line that the message travels. Works without the app, too. */
export function LeadSection({ text, children }: LeadSectionProps) {
  const leadForm = useLeadForm(text.id);
  const { state } = leadForm;
  const lamps = lampsIn[state];

  return (
    <Section id={text.id}>
      <div className={styles.outcomes} data-status={state}>
        {children}
      </div>
      <div className={styles.section}>
        <div>
          <SectionHeading title={text.title} lead={text.lead} />
          <ol className={styles.steps}>
            {stepIds.map((id) => (
              <li key={id} data-state={lamps[id]}>
                <Signal state={lamps[id]} />
                <strong>{text.steps[id].name}</strong>
                <span>{text.steps[id].detail}</span>
              </li>
            ))}
          </ol>
        </div>
        <LeadCard text={text} leadForm={leadForm} />
      </div>
    </Section>
  );
}

const stepIds = ['writing', 'storing', 'end'] as const;

const lampsIn: Record<LeadState, Record<(typeof stepIds)[number], SignalState>> = {
  writing: { writing: 'running', storing: 'waiting', end: 'waiting' },
  sending: { writing: 'passed', storing: 'running', end: 'waiting' },
  sent: { writing: 'passed', storing: 'passed', end: 'running' },
  failed: { writing: 'passed', storing: 'failed', end: 'waiting' },
};
