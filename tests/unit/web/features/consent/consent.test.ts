/**
 * Behavior of stored consent that browser tests cannot cover: other tabs and the back/forward
 * cache.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentText } from '../../../../../web/content/consent.ts';
import type * as Consent from '../../../../../web/features/consent/consent.ts';
import { fakeBrowser } from '../../support/fake-browser.ts';

const GRANTED = '{"ad_storage":"granted","analytics_storage":"granted","ts":1}';

let consent: typeof Consent;
let browser: ReturnType<typeof fakeBrowser>;
let stored: Map<string, string>;

beforeEach(async () => {
  browser = fakeBrowser();
  stored = browser.persistent;
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  vi.stubGlobal('location', { reload: vi.fn() });
  vi.stubGlobal('navigator', {});
  // The module caches the answer, so each test reloads it.
  vi.resetModules();
  consent = await import('../../../../../web/features/consent/consent.ts');
});

afterEach(() => void vi.unstubAllGlobals());

test('a decision is the record of the specification, and nothing else', () => {
  consent.decideConsent('denied', 1234);
  expect([...stored]).toEqual([
    ['site_consent_v1', '{"ad_storage":"denied","analytics_storage":"denied","ts":1234}'],
  ]);
  expect(consent.readConsent()).toEqual({
    ad_storage: 'denied',
    analytics_storage: 'denied',
    ts: 1234,
  });
  expect(consent.isConsentDue()).toBe(false);
});

test.each([
  '',
  '"granted"',
  '{}',
  '{"ad_storage":"granted","analytics_storage":"granted","ts":"1"}',
  '{"ad_storage":"GRANTED","analytics_storage":"granted","ts":1}',
  '{"analytics_storage":"granted","ts":1}',
])('anything else counts as no answer: %s', (text) => {
  stored.set('site_consent_v1', text);
  expect(consent.readConsent()).toBeUndefined();
  expect(consent.isConsentDue()).toBe(true);
});

describe('an answer that changes elsewhere', () => {
  test.each([
    ['storage', { key: 'site_consent_v1' }, 'another tab has stored one'],
    ['pageshow', { persisted: true }, 'the page was away meanwhile'],
  ] as const)('is noticed by %s %o: %s', (type, fields, _why) => {
    const listener = vi.fn();
    consent.subscribeToConsent(listener);
    expect(consent.readConsent()).toBeUndefined();
    stored.set('site_consent_v1', GRANTED);
    browser.dispatch(type, fields);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(consent.readConsent()?.analytics_storage).toBe('granted');
  });

  test.each([
    ['storage', { key: 'theme' }],
    ['pageshow', { persisted: false }],
  ] as const)('is not looked for at %s %o', (type, fields) => {
    const listener = vi.fn();
    consent.subscribeToConsent(listener);
    browser.dispatch(type, fields);
    expect(listener).not.toHaveBeenCalled();
  });
});

test('the answer outlives a log out, which clears the storage and fills it again', () => {
  stored.set('site_consent_v1', GRANTED);
  const listener = vi.fn();
  consent.subscribeToConsent(listener);
  expect(consent.isConsentDue()).toBe(false);
  stored.clear();
  browser.dispatch('storage', { key: null });
  expect(consent.isConsentDue()).toBe(false);
  expect(listener).not.toHaveBeenCalled();
});

test('taking it back is told before the page reloads', () => {
  stored.set('site_consent_v1', GRANTED);
  const order: string[] = [];
  vi.stubGlobal('location', { reload: () => order.push('reload') });
  consent.subscribeToConsent(() => order.push(`told: ${consent.readConsent()}`));
  consent.reopenConsent();
  expect(order).toEqual(['told: undefined', 'reload']);
  expect(stored.size).toBe(0);
  expect(history.replaceState).toHaveBeenCalledWith({ isConsentReopened: true }, '');
});

describe('Global Privacy Control', () => {
  beforeEach(() => vi.stubGlobal('navigator', { globalPrivacyControl: true }));

  test('is an answer, of which nothing is stored', () => {
    expect(consent.isConsentDue()).toBe(false);
    expect(consent.readConsent()).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  test('gives way to what its user has chosen', () => {
    stored.set('site_consent_v1', GRANTED);
    expect(consent.readConsent()?.analytics_storage).toBe('granted');
  });

  test('does not keep its user from being asked after Cookie Settings', () => {
    vi.stubGlobal('history', { state: { isConsentReopened: true } });
    expect(consent.isConsentDue()).toBe(true);
  });
});

test('the banner names what waits for an answer, and nothing that is not set up', () => {
  expect(consentText.banner.lead).toMatch(/^Only if you accept: figures on how fast pages load/);
});
