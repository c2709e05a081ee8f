/**
 * A Worker and a database of its own for each file of tests. Starting workerd anew for each would
 * do the same in twice the time.
 */
import { reset } from 'cloudflare:test';
import { vi } from 'vitest';

vi.resetModules();
await reset();
