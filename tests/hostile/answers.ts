import { expect } from 'vitest';
import { readFailure } from '../worker/support/send.ts';

/** What a parser, a database or a stack would say, and no visitor should ever read. */
const INTERNAL_WORDS =
  /JSON\.parse|Unexpected (?:token|end)|in JSON at|position \d|D1_ERROR|SQLITE|constraint|stack|TypeError|ReferenceError|\bat \w+ \(|valibot|undefined/i;

/** Checks that a request was refused in the contract's form, in words of our own. */
export async function expectRefusal(response: Response, what: string): Promise<void> {
  expect(response.status, what).toBeGreaterThanOrEqual(400);
  expect(response.status, what).toBeLessThan(500);
  expect(response.headers.get('Content-Type'), what).toContain('application/json');
  expect(response.headers.get('Cache-Control'), what).toBe('no-store');
  const { message, code } = await readFailure(response);
  expect(message, what).not.toMatch(INTERNAL_WORDS);
  expect(code, what).toMatch(/^[a-z_]+$/);
}

/** Checks that a request ended in an answer of the contract, good or bad, and in no fault. */
export async function expectOrderly(response: Response, what: string): Promise<void> {
  if (response.status >= 400) {
    await expectRefusal(response, what);
    return;
  }
  // Taken, and nothing to say.
  if (response.status === 204) return;
  expect(response.status, what).toBe(200);
  expect(await response.json(), what).toMatchObject({ success: true });
}
