import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import styles from '../entrance/Entrance.module.css';

interface PlainFormProps {
  /** Address in the table of `worker/routes/plain-forms.ts`. */
  action: string;
  button: string;
  children?: ReactNode;
}

/** A form that the browser sends by itself; the Worker finds the faults. */
export function PlainForm({ action, button, children }: PlainFormProps) {
  return (
    <form className={styles.form} action={action} method="post" noValidate>
      {children}
      <Button type="submit">{button}</Button>
    </form>
  );
}
