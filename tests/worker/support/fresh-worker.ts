/**
 * Gives each test file a fresh Worker and database. Restarting workerd for each file would take
 * twice as long.
 */
import { reset } from 'cloudflare:test';
import { vi } from 'vitest';

vi.resetModules();
await reset();
