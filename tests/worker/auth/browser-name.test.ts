import { expect, test } from 'vitest';
import { browserName } from '../../../worker/auth/browser-name.ts';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

const inChromium = (system: string, more = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36${more}`;
const onApple = (system: string, version: string) =>
  `Mozilla/5.0 (${system} like Mac OS X) ${APPLE} ${version} Safari/604.1`;

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  [inChromium('Windows NT 10.0; Win64; x64'), 'Chrome on Windows'],
  [inChromium('Windows NT 10.0; Win64; x64', ' Edg/130.0.0.0'), 'Edge on Windows'],
  [inChromium('X11; CrOS x86_64 15917.0.0', ' OPR/114.0'), 'Opera on ChromeOS'],
  [inChromium('Linux; Android 14', ' SamsungBrowser/26.0'), 'Samsung Internet on Android'],
  [onApple('Macintosh; Intel Mac OS X 10_15_7', 'Version/18.0'), 'Safari on macOS'],
  [onApple('iPhone; CPU iPhone OS 18_0', 'CriOS/130.0.0.0 Mobile/15E148'), 'Chrome on iPhone'],
  [onApple('iPad; CPU OS 18_0', 'Version/18.0 Mobile/15E148'), 'Safari on iPad'],
  ['curl/8.10.1', 'curl'],
  ['', 'Unknown browser'],
  ['<script>alert(1)</script>', 'Unknown browser'],
  ['something (Linux)', 'Unknown browser on Linux'],
])('%j is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test('a header full of claims or white space costs no more than reading it', () => {
  const startedAt = performance.now();
  for (const claim of ['Version/1.', ' Safari', ' ']) browserName(claim.repeat(20_000));
  // A quadratic step would take many seconds.
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
