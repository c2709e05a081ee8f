import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { Field } from '../../components/forms/Field.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { Toast } from '../../components/ui/Toast.tsx';
import { useToast } from '../../components/ui/use-toast.ts';
import { onboardingForm as text } from '../../content/onboarding/form.ts';
import {
  type FieldName,
  type RequiredField as FieldText,
  type OnboardingText,
  requiredFieldNames,
  requiredFields,
} from '../../content/onboarding/onboarding.ts';
import { useForm } from '../../lib/use-form.ts';
import { Checklist } from './Checklist.tsx';
import { FileField } from './FileField.tsx';
import { findMissing, isComplete, readForm } from './form-values.ts';
import { KitPreview } from './KitPreview.tsx';
import styles from './OnboardingForm.module.css';
import { useChosenFile } from './use-chosen-file.ts';
import { type DraftProblem, useDraft } from './use-draft.ts';
import { type SubmitResult as Result, useSubmitResult } from './use-submit-result.ts';

const FORM_ID = 'onboarding';

interface OnboardingFormProps {
  page: OnboardingText;
  draftId: string;
  onErased: () => void;
  /** Above the form. */
  children: ReactNode;
}

/** The form shared by all six onboarding pages. Its input is never sent. */
export function OnboardingForm({ page, draftId, onErased, children }: OnboardingFormProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const [toast, showToast] = useToast();
  const form = useForm({
    names: requiredFieldNames,
    check: findMissing,
    submit,
    onInput: () => draft.saveSoon(),
  });
  const { ref } = form.props;
  const draft = useDraft(ref, { id: draftId, screen: page.id, fillIn: form.fillIn, onErased });
  const { chosen, take, clear: clearFile, settle } = useChosenFile(fileInput, draft.setFile);
  const { result, create, discard } = useSubmitResult(page);

  async function submit(): Promise<undefined> {
    if (!ref.current) return;
    const { values, done } = readForm(ref.current);
    if (!isComplete(values)) return;
    const file = fileInput.current?.files?.[0];
    // The specification requires logging the values to the console; they are not sent anywhere.
    console.info('Onboarding form', { ...values, ...(file && { file }) });
    draft.save();
    create(
      { values, done },
      async () => (await settle()) ?? draft.restoredFile,
      () => showToast(text.submitted),
    );
  }

  function clear(): void {
    if (!ref.current) return;
    const file = fileInput.current?.files?.[0];
    const restoreDraft = draft.remove();
    form.reset();
    clearFile();
    discard();
    showToast(text.cleared, {
      label: text.undo,
      run: () => {
        if (!ref.current) return;
        restoreDraft();
        if (file) take(file);
        form.focus('clientName');
        showToast(text.restored);
      },
    });
  }

  return (
    <>
      <div className={styles.room}>
        <div className={styles.columns}>
          {children}
          <KitPreview page={page} form={ref} />
          <form {...form.props} id={FORM_ID} className={styles.form}>
            {requiredFieldNames.map((name) => (
              <RequiredField key={name} name={name} error={form.errorOf(name)} />
            ))}
            <FileField
              input={fileInput}
              chosen={chosen}
              restored={draft.restoredFile}
              onTake={take}
            />
            <Checklist text={page.checklist} formId={FORM_ID} onTick={draft.saveSoon} />
            <div className={styles.actions}>
              <Button type="submit">{text.submit}</Button>
              <Button look="quiet" onClick={clear}>
                {text.clear}
              </Button>
              <Toast toast={toast} />
            </div>
            <DraftNotice problem={draft.problem} isKept={draft.isKept} />
            <noscript>
              <p>{text.needsScript}</p>
            </noscript>
          </form>
        </div>
      </div>
      <SubmitResult result={result} />
    </>
  );
}

interface RequiredFieldProps {
  name: FieldName;
  error: string | undefined;
}

function RequiredField({ name, error }: RequiredFieldProps) {
  const field: FieldText = requiredFields[name];

  return (
    <Field label={field.label} error={error} hint={field.hint}>
      {(control) =>
        field.kind === 'text' ? (
          <input {...control} name={name} autoComplete={field.autoComplete} required />
        ) : (
          <select {...control} name={name} defaultValue="" required>
            <option value="">{field.placeholder}</option>
            {Object.entries(field.options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  );
}

interface DraftNoticeProps {
  problem: DraftProblem | undefined;
  isKept: boolean;
}

/** Explains where the draft is stored and what is not stored. */
function DraftNotice({ problem, isKept }: DraftNoticeProps) {
  return (
    <div className={styles.notice}>
      {/* Always rendered: a live region must exist before its content changes. */}
      <div aria-live="polite">
        {problem && (
          <p className={styles.problem}>
            <span>{text.draft[problem]}</span>{' '}
            {problem === 'full' && <Link to="/configuration-dashboard">{text.draft.makeRoom}</Link>}
          </p>
        )}
      </div>
      {!problem && isKept && <p>{text.draft.kept}</p>}
    </div>
  );
}

function SubmitResult({ result }: { result: Result }) {
  switch (result.state) {
    case 'none':
      return null;
    case 'making':
      return <p className={styles.outcome}>{text.result.making}</p>;
    case 'failed':
      return (
        <div className={styles.outcome}>
          <Notice kind="error">{text.result.failed}</Notice>
          <Button look="quiet" onClick={result.retry}>
            {text.result.retry}
          </Button>
        </div>
      );
    case 'ready':
      return <result.Panel made={result.made} />;
    default:
      return result satisfies never;
  }
}
