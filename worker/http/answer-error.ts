import { logError } from '../log.ts';
import { ApiError } from './errors.ts';
import { apiAnswer } from './responses.ts';

/** Converts a thrown error to a response. Details of unexpected errors go only to the log. */
export function answerError(
  error: unknown,
  _request: Request,
  { requestId }: { readonly requestId: string },
): Response {
  if (error instanceof ApiError) {
    if (error.cause !== undefined) logError('unavailable', error.cause, requestId);
    const { status, code, message, field, headers } = error;
    const failure = { success: false, code, message, ...(field && { field }) } as const;
    return apiAnswer(failure, { status, headers });
  }
  logError('unexpected_error', error, requestId);
  return apiAnswer(
    {
      success: false,
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      requestId,
    },
    { status: 500 },
  );
}
