import type { ReactNode } from 'react';
import { Section } from '../../components/sections/Section.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Signal } from '../../components/ui/Signal.tsx';
import type { LeadFormText } from '../../content/leads.ts';
import type { SignalState } from '../../content/signal.ts';
import { LeadForm } from './LeadForm.tsx';
import styles from './LeadSection.module.css';
import { useLeadForm } from './use-lead-form.ts';

interface LeadSectionProps {
  text: LeadFormText;
  /** Above the form: how an earlier message went. Hidden once another one is on its way. */
  children?: ReactNode;
}

/** A message form, beside it the line that the message travels. Works without the app, too. */
export function LeadSection({ text, children }: LeadSectionProps) {
  const leadForm = useLeadForm(text.id);
  const { status, sentPanel, writeAnother } = leadForm;
  const lamps = lampsIn[status.state];

  return (
    <Section id={text.id}>
      <div className={styles.outcomes} data-status={status.state}>
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
        <div className={styles.card} data-status={status.state}>
          <LeadForm text={text} leadForm={leadForm} />
          {status.state === 'sent' && (
            <div ref={sentPanel} className={styles.sent} role="status" tabIndex={-1}>
              <Signal state="passed" />
              <h3>{text.sent.title}</h3>
              <p>{text.sent.text}</p>
              <Button look="quiet" onClick={writeAnother}>
                {text.sent.again}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

const stepIds = ['writing', 'storing', 'end'] as const;

const lampsIn: Record<
  ReturnType<typeof useLeadForm>['status']['state'],
  Record<(typeof stepIds)[number], SignalState>
> = {
  writing: { writing: 'running', storing: 'waiting', end: 'waiting' },
  sending: { writing: 'passed', storing: 'running', end: 'waiting' },
  sent: { writing: 'passed', storing: 'passed', end: 'running' },
  failed: { writing: 'passed', storing: 'failed', end: 'waiting' },
};
