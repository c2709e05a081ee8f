import type { ApiFailure, ApiOutcome } from '../../../lib/api.ts';
import { type FormOptions, type Typed, useForm } from '../../../lib/use-form.ts';
import { failureMessage } from './failure-message.ts';

interface AccountFormOptions<Name extends string, Data> extends Omit<FormOptions<Name>, 'submit'> {
  send: (typed: Typed<Name>) => Promise<ApiOutcome<Data>>;
  onDone: (data: Data, typed: Typed<Name>) => void | Promise<void>;
  explain?: (failure: ApiFailure) => string;
  /** Handles failures that end the form; returns true if it handled this one. */
  onFailure?: (failure: ApiFailure) => boolean;
}

/** A form that sends one request to the Worker and shows why it was refused. */
export function useAccountForm<Name extends string, Data>({
  send,
  onDone,
  explain = failureMessage,
  onFailure,
  ...form
}: AccountFormOptions<Name, Data>) {
  return useForm({
    ...form,
    submit: async (typed) => {
      const outcome = await send(typed);
      if (outcome.ok) {
        onDone(outcome.data, typed);
        return undefined;
      }
      const { failure } = outcome;
      if (onFailure?.(failure)) return undefined;
      const field = failure.kind === 'refused' ? failure.field : undefined;
      return { message: explain(failure), field };
    },
  });
}
