import { expect, test } from 'vitest';
import { browserName } from '../../../worker/auth/browser-name.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 15917.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 OPR/114.0',
    'Opera on ChromeOS',
  ],
  ['curl/8.10.1', 'curl'],
  ['', 'Unknown browser'],
  ['<script>alert(1)</script>', 'Unknown browser'],
  ['something (Linux)', 'Unknown browser on Linux'],
])('%j is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test.each([
  ['claims of a version', 'Version/1.'],
  ['claims of Safari', ' Safari'],
  ['white space', ' '],
])('a header full of %s costs no more than reading it', (_case, claim) => {
  const startedAt = performance.now();
  browserName(claim.repeat(100_000));
  // A quadratic step would take many seconds.
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
