/**
 * Gives each test file a fresh Worker and database, and each test its own mocks and the real clock.
 * Restarting workerd for each file would take twice as long.
 */
import { reset } from 'cloudflare:test';
import { afterEach, vi } from 'vitest';

vi.resetModules();
await reset();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
