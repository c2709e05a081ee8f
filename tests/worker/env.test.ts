import { expect, test } from 'vitest';
import { ConfigurationError, requireBindings } from '../../worker/env.ts';

test('everything that is missing is named at once', () => {
  const incomplete = { KEY_WRAPPING_SECRET: 'too short' };
  expect(() => requireBindings(incomplete)).toThrow(ConfigurationError);
  expect(() => requireBindings(incomplete)).toThrow(
    /ASSETS is missing.*DB is missing.*KEY_WRAPPING_SECRET must have at least 32 characters/,
  );
});
