import { type FormEvent, useRef, useState } from 'react';
import { Field } from '../../components/forms/Field.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Toast } from '../../components/ui/Toast.tsx';
import { useToast } from '../../components/ui/use-toast.ts';
import {
  type FieldErrors,
  findMissing,
  type RequiredFieldName,
  requiredFieldNames,
} from './fields.ts';
import styles from './OnboardingScreen.module.css';
import { RequiredField } from './RequiredField.tsx';

/** The form of all six onboarding screens. Nothing in it is ever sent. */
export function OnboardingForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, showToast] = useToast();

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const missing = findMissing(data);
    setErrors(missing);

    const firstMissing = requiredFieldNames.find((name) => missing[name]);
    if (firstMissing) {
      const control = event.currentTarget.elements.namedItem(firstMissing);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    // The specification has the values logged, in this browser's console, and sent nowhere.
    console.info('Onboarding form', Object.fromEntries(data));
    showToast('Form submitted successfully!');
  }

  function clear(): void {
    form.current?.reset();
    setErrors({});
    showToast('Form cleared!');
  }

  function forgetError(name: RequiredFieldName): void {
    setErrors(({ [name]: _, ...others }) => others);
  }

  return (
    // Without the app a submit does nothing: it would reload the page and lose what was typed.
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={handleSubmit}>
      {requiredFieldNames.map((name) => (
        <RequiredField key={name} name={name} error={errors[name]} onChange={forgetError} />
      ))}
      <div className={styles.wide}>
        <Field label="Configuration file" note="optional, stays in this browser">
          {(control) => <input {...control} type="file" name="file" />}
        </Field>
      </div>
      <div className={styles.actions}>
        <Button type="submit">Submit</Button>
        <Button look="quiet" onClick={clear}>
          Clear
        </Button>
      </div>
      <noscript>
        <p>This form works in your browser and needs JavaScript, which is switched off.</p>
      </noscript>
      <Toast message={message} />
    </form>
  );
}
