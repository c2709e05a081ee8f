import { expect, test } from 'vitest';
import { plainPage } from '../../../../scripts/build/plain-pages.ts';

const FRAME = `<html><head><title>Log in</title><meta name="description" content="d"/><link rel="canonical" href="/login"/><meta property="og:title" content="Log in"/><meta name="viewport" content="w"/></head><body><header>h</header><main id="main"><form><p>old</p></form></main><footer>f</footer><script type="application/ld+json">{"a":
"b"}</script></body></html>`;

test('a page without scripts has the frame of another, and nothing that is only true of that', () => {
  const page = plainPage(FRAME, {
    title: 'Code & key',
    main: '<h1>$& new</h1>',
    stylesheet: '/assets/plain-a.css',
  });
  expect(page).toBe(
    '<html><head><meta name="viewport" content="w"/><title>Code &amp; key</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/assets/plain-a.css"></head><body><header>h</header><main id="main"><h1>$& new</h1></main><footer>f</footer></body></html>',
  );
});
