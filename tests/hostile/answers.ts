import { expect } from 'vitest';
import { readFailure } from '../worker/support/send.ts';

/** Words of parsers, databases or stack traces, which must never reach a client. */
const INTERNAL_WORDS =
  /JSON\.parse|Unexpected (?:token|end)|in JSON at|position \d|D1_ERROR|SQLITE|constraint|stack|TypeError|ReferenceError|\bat \w+ \(|valibot|undefined/i;

/** Expects a failure in the contract's form, without internal words. */
export async function expectRefusal(response: Response, what: string): Promise<void> {
  expect(response.status, what).toBeGreaterThanOrEqual(400);
  expect(response.status, what).toBeLessThan(500);
  expect(response.headers.get('Content-Type'), what).toContain('application/json');
  expect(response.headers.get('Cache-Control'), what).toBe('no-store');
  const { message, code } = await readFailure(response);
  expect(message, what).not.toMatch(INTERNAL_WORDS);
  expect(code, what).toMatch(/^[a-z_]+$/);
}

/** Expects any response of the contract, success or failure, but no server error. */
export async function expectOrderly(response: Response, what: string): Promise<void> {
  if (response.status >= 400) {
    await expectRefusal(response, what);
    return;
  }
  // A success without a body.
  if (response.status === 204) return;
  expect(response.status, what).toBe(200);
  expect(await response.json(), what).toMatchObject({ success: true });
}
