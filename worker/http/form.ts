import { BODY_MAX_BYTES, readContentType, readText, requireMediaType } from './body.ts';
import { ApiError } from './errors.ts';

const FORM = 'application/x-www-form-urlencoded';
/** A byte takes up to three when it is percent-encoded. */
const FORM_MAX_BYTES = 3 * BODY_MAX_BYTES;

/** The fields of a form. An unchecked checkbox is absent. */
export type FormFields = Readonly<Record<string, string>>;

/** Whether the browser submitted a form natively, without JavaScript. */
export function isForm(headers: Headers): boolean {
  return readContentType(headers)[0] === FORM;
}

/** @throws {ApiError} 415, 413, 400 `invalid_request`. */
export async function readForm(request: Request): Promise<FormFields> {
  requireMediaType(request.headers, FORM);
  const text = await readText(request, FORM_MAX_BYTES);
  requireUtf8(text);
  const parameters = new URLSearchParams(text);
  const fields = Object.fromEntries(parameters);
  if (Object.keys(fields).length !== parameters.size) {
    throw new ApiError(400, 'invalid_request', 'The form names a field twice.');
  }
  return fields;
}

/** `URLSearchParams` would silently replace invalid UTF-8. */
function requireUtf8(text: string): void {
  try {
    decodeURIComponent(text);
  } catch {
    throw new ApiError(400, 'invalid_request', 'The form is not valid UTF-8.');
  }
}
