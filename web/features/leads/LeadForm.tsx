import { Link, useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EMAIL_MAX_CHARS } from '../../../worker/contract/email-rules.ts';
import { LEAD_MESSAGE_MAX_CHARS, LEAD_NAME_MAX_CHARS } from '../../../worker/contract/leads.ts';
import { Field, InputField } from '../../components/forms/Field.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { type LeadFormText, leadPrivacy, leadTopics } from '../../content/leads.ts';
import styles from './LeadForm.module.css';
import { EMAIL_PATTERN } from './lead-fields.ts';
import type { useLeadForm } from './use-lead-form.ts';

interface LeadFormProps {
  text: LeadFormText;
  leadForm: ReturnType<typeof useLeadForm>;
  /** Another way, at the end. */
  children?: ReactNode;
}

/** Progressive enhancement: without JavaScript the browser validates and submits the form. */
export function LeadForm({ text, leadForm, children }: LeadFormProps) {
  const { form, isMessageNeeded, messageFault } = leadForm;
  const isHydrated = useHydrated();

  return (
    <form
      {...form.props}
      className={styles.form}
      action="/api/leads"
      method="post"
      noValidate={isHydrated}
    >
      <div className={styles.pair}>
        <InputField
          label="Name"
          error={form.errorOf('name')}
          name="name"
          autoComplete="name"
          maxLength={LEAD_NAME_MAX_CHARS}
          required
        />
        <InputField
          label="Work email"
          error={form.errorOf('email')}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX_CHARS}
          pattern={EMAIL_PATTERN}
          title="An email address such as name@company.com"
          required
        />
      </div>
      {text.fixedTopic ? (
        <input type="hidden" name="topic" value={text.fixedTopic} />
      ) : (
        <Field label="Topic" error={form.errorOf('topic')}>
          {(control) => (
            <select {...control} name="topic" defaultValue="" required>
              <option value="">Choose a topic</option>
              {Object.entries(leadTopics).map(([topic, label]) => (
                <option key={topic} value={topic}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field
        label={text.picksLabel ? <Labels {...text} /> : text.messageLabel}
        note={isMessageNeeded ? undefined : 'optional'}
        error={messageFault}
      >
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={text.fixedTopic ? 3 : 6}
            // `maxLength` silently truncates pasted text; after hydration an error message replaces
            // it.
            maxLength={isHydrated ? undefined : LEAD_MESSAGE_MAX_CHARS}
            required={isMessageNeeded}
          />
        )}
      </Field>
      <div className="visually-hidden" aria-hidden inert>
        <label>
          Leave this empty <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {form.message !== undefined && <Notice kind="error">{form.message}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={form.isSending}>
          {form.isSending ? 'Sending…' : text.button}
        </Button>
        <div className={styles.notes}>
          <p>
            {leadPrivacy.before} <Link to="/PrivacyPolicy">{leadPrivacy.link}</Link>{' '}
            {leadPrivacy.after}
          </p>
          {children}
        </div>
      </div>
    </form>
  );
}

/** Of two labels, that of the page with scripts or without. */
function Labels({ picksLabel, messageLabel }: LeadFormText) {
  return (
    <>
      <span className={styles.scripted}>{picksLabel}</span>
      <span className={styles.plain}>{messageLabel}</span>
    </>
  );
}
