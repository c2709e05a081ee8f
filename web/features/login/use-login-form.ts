import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { login } from '../../lib/api.ts';
import { storeCurrentUser } from '../session/current-user.ts';
import { loginFailureMessage } from './login-messages.ts';

interface FieldErrors {
  readonly email?: string;
  readonly password?: string;
}

type Status =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'passed' }
  | { readonly state: 'failed'; readonly message: string };

/**
 * The state of the login form. The inputs keep their own text: what was typed before the app
 * started, or filled in by a password manager, is read from them and never overwritten.
 */
export function useLoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [values, setValues] = useState({ email: '', password: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState<Status>({ state: 'idle' });

  // What is typed already, before the app started, is read once.
  useEffect(() => setValues(readTyped(form.current)), []);

  function showValues(): void {
    setValues(readTyped(form.current));
  }

  function fillIn(email: string, password: string): void {
    for (const [name, value] of Object.entries({ email, password })) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    clearMessages();
    showValues();
  }

  function clearMessages(): void {
    setErrors({});
    setStatus({ state: 'idle' });
  }

  function handleInput(): void {
    clearMessages();
    showValues();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (status.state === 'sending') return;
    const { email, password } = readTyped(form.current);
    const isRemembered = new FormData(event.currentTarget).get('remember') !== null;

    const missing: FieldErrors = {
      ...(!email.trim() && { email: 'Enter your email address.' }),
      ...(!password && { password: 'Enter your password.' }),
    };
    const [firstMissing] = Object.keys(missing);
    if (firstMissing) {
      setErrors(missing);
      const input = form.current?.elements.namedItem(firstMissing);
      if (input instanceof HTMLInputElement) input.focus();
      return;
    }

    setStatus({ state: 'sending' });
    const outcome = await login({ email: email.trim(), password, remember: isRemembered });
    if (!outcome.ok) {
      setStatus({ state: 'failed', message: loginFailureMessage(outcome.failure) });
      return;
    }
    setStatus({ state: 'passed' });
    storeCurrentUser(outcome.data.user, isRemembered);
    await navigate({ to: '/devops-on-boarding' });
  }

  return { form, values, errors, status, fillIn, handleInput, handleSubmit };
}

function readTyped(form: HTMLFormElement | null): { email: string; password: string } {
  const data = new FormData(form ?? undefined);
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
}
