/** What `wrangler.toml` deploys, read as wrangler reads it. */
import { describe, expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';

const config = readConfig({ config: 'wrangler.toml' });

describe('the addresses of a deployed site', () => {
  test('are its own domain alone: wrangler opens workers.dev only if there is none', () => {
    expect(config.workers_dev).not.toBe(true);
  });

  test('do not include earlier versions', () => {
    expect(config.preview_urls).toBe(false);
  });
});
