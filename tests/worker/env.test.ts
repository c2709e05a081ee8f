import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ConfigurationError, requireBindings } from '../../worker/env.ts';

test('a whole deployment passes, with and without what is optional', () => {
  const { FLOOD_GATE: _absent, ...rest } = env;
  expect(() => requireBindings(env)).not.toThrow();
  expect(() => requireBindings(rest)).not.toThrow();
});

test('everything that is missing is named at once', () => {
  const incomplete = { KEY_WRAPPING_SECRET: 'too short' };
  expect(() => requireBindings(incomplete)).toThrow(ConfigurationError);
  expect(() => requireBindings(incomplete)).toThrow(
    /ASSETS is missing.*DB is missing.*KEY_WRAPPING_SECRET must have at least 32 characters/,
  );
});
