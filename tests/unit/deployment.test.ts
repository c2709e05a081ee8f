/** What `wrangler.toml` deploys, read as wrangler reads it. */
import { describe, expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';

const config = readConfig({ config: 'wrangler.toml' });

describe('the addresses of a deployed site', () => {
  test('are its own domain alone, or workers.dev as long as there is none', () => {
    const hasDomain = (config.routes ?? []).length > 0 || config.route !== undefined;
    expect(config.workers_dev).toBe(!hasDomain);
  });

  test('do not include earlier versions', () => {
    expect(config.preview_urls).toBe(false);
  });
});
