import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Toast } from '../../components/ui/Toast.tsx';
import { useToast } from '../../components/ui/use-toast.ts';
import type { OnboardingText } from '../../content/onboarding/onboarding.ts';
import { Checklist } from './Checklist.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FileField } from './FileField.tsx';
import {
  type FieldErrors,
  findMissing,
  type RequiredFieldName,
  requiredFieldNames,
} from './fields.ts';
import { fillForm, readForm } from './form-values.ts';
import styles from './OnboardingForm.module.css';
import { RequiredField } from './RequiredField.tsx';
import { SubmitResult } from './SubmitResult.tsx';
import { useChosenFile } from './use-chosen-file.ts';
import { useDraft } from './use-draft.ts';
import { useSubmitResult } from './use-submit-result.ts';

const FORM_ID = 'onboarding';

interface OnboardingFormProps {
  page: OnboardingText;
  draftId: string;
}

/** The form of all six onboarding screens. Nothing in it is ever sent. */
export function OnboardingForm({ page, draftId }: OnboardingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [toast, showToast] = useToast();
  const draft = useDraft(form, { id: draftId, screen: page.id });
  const { chosen, take, clear: clearFile, settle } = useChosenFile(fileInput, draft.setFile);
  const { result, create, discard } = useSubmitResult(page);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const missing = findMissing(new FormData(event.currentTarget));
    setErrors(missing);

    const firstMissing = requiredFieldNames.find((name) => missing[name]);
    if (firstMissing) {
      const control = event.currentTarget.elements.namedItem(firstMissing);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const content = readForm(event.currentTarget);
    const file = fileInput.current?.files?.[0];
    // The specification has the values logged, in this browser's console, and sent nowhere.
    console.info('Onboarding form', { ...content.values, ...(file && { file }) });
    showToast('Form submitted successfully!');
    draft.save();
    create(content, async () => (await settle()) ?? draft.restoredFile);
  }

  function clear(): void {
    if (!form.current) return;
    const before = readForm(form.current);
    const file = fileInput.current?.files?.[0];
    form.current.reset();
    clearFile();
    setErrors({});
    discard();
    const restoreDraft = draft.remove();
    showToast('Form cleared!', {
      label: 'Undo',
      run: () => {
        if (!form.current) return;
        fillForm(form.current, before);
        restoreDraft();
        if (file) take(file);
        form.current.querySelector('input')?.focus();
      },
    });
  }

  function forgetError(name: RequiredFieldName): void {
    setErrors(({ [name]: _, ...others }) => others);
  }

  return (
    <>
      <div className={styles.columns}>
        {/* Without the app a submit does nothing: it would reload the page and lose what was typed. */}
        <form
          ref={form}
          id={FORM_ID}
          className={styles.form}
          method="dialog"
          noValidate
          onInput={draft.saveSoon}
          onSubmit={handleSubmit}
        >
          {requiredFieldNames.map((name) => (
            <RequiredField key={name} name={name} error={errors[name]} onChange={forgetError} />
          ))}
          <div className={styles.wide}>
            <FileField
              input={fileInput}
              chosen={chosen}
              restored={draft.restoredFile}
              onTake={take}
            />
          </div>
          <div className={styles.actions}>
            <Button type="submit">Submit</Button>
            <Button look="quiet" onClick={clear}>
              Clear
            </Button>
            <Toast toast={toast} />
          </div>
          <DraftNotice problem={draft.problem} isKept={draft.isKept} />
          <noscript>
            <p>This form works in your browser and needs JavaScript, which is switched off.</p>
          </noscript>
        </form>
        <Checklist text={page.checklist} formId={FORM_ID} onTick={draft.saveSoon} />
      </div>
      <SubmitResult result={result} />
    </>
  );
}
