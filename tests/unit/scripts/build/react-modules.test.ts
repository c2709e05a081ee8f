import { describe, expect, test } from 'vitest';
import { toEsModule } from '../../../../scripts/build/react-modules.ts';

/** Runs a module whose one import is from `./dependency`. */
async function run(code: string, dependency: string): Promise<Record<string, unknown>> {
  const self = toAddress('export {}');
  const rewritten = toEsModule('self', code)
    .replace("'self'", `'${self}'`)
    .replace("'./dependency'", `'${toAddress(dependency)}'`);
  return import(/* @vite-ignore */ toAddress(rewritten));
}

function toAddress(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

describe('rewriting a CommonJS module', () => {
  test('keeps what it exports, also what is set later and used inside', async () => {
    const code = [
      '"use strict";',
      'exports.now = void 0;',
      'if (typeof performance === "object") {',
      '  exports.now = function () { return "now"; };',
      '}',
      'var dependency = require("./dependency"),',
      '  shared = dependency.shared;',
      'exports.read = function () { return exports.now() + shared; };',
      'exports.version =',
      '  "1";',
    ].join('\n');
    const { now, read, version } = await run(code, 'export const shared = 7;');
    expect(now).toBeTypeOf('function');
    expect((read as () => string)()).toBe('now7');
    expect(version).toBe('1');
  });

  test.each([
    'module.exports = function () {};',
    'var later = () => require("./dependency");',
    'exports["name"] = 1;',
    'Object.assign(exports, {});',
  ])('refuses one that is written in another way: %s', (code) => {
    expect(() => toEsModule('odd', code)).toThrow(/^odd has a use of/);
  });
});
