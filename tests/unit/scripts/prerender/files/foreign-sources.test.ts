import { expect, test } from 'vitest';
import {
  chatSources,
  listForeignSources,
} from '../../../../../scripts/prerender/files/foreign-sources.ts';
import { readSettings } from '../../../../../scripts/settings.ts';

function sourcesOf(env: Record<string, string>) {
  return listForeignSources(readSettings(env));
}

function sourcesOfChat(env: Record<string, string>) {
  const { chat } = readSettings(env);
  if (!chat) throw new Error('No chat is set');
  return chatSources(chat);
}

test('with no third party set, nothing of others is allowed', () => {
  expect(sourcesOf({})).toEqual([]);
  expect(sourcesOf({ ONEGO_CHAT_ORIGINS: 'https://*.chat.example' })).toEqual([]);
});

test('a calendar may be framed, and asked whether it is there', () => {
  const url = 'https://cal.example/onego/demo?month=1';
  expect(sourcesOf({ ONEGO_DEMO_BOOKING_URL: url })).toEqual([
    { 'frame-src': ['https://cal.example'], 'connect-src': ['https://cal.example'] },
  ]);
});

test('analytics may load its tag and send what it counts, to Google or to a server of one’s own', () => {
  const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  const tag = 'https://www.googletagmanager.com';
  expect(sourcesOf({ ONEGO_ANALYTICS_ID: 'G-ABC1234567' })).toEqual([
    { 'script-src': [tag], 'connect-src': [...google, tag], 'img-src': [...google, tag] },
  ]);
  const url = 'https://tags.example/gtag/js';
  const own = ['https://tags.example'];
  expect(sourcesOf({ ONEGO_ANALYTICS_ID: 'G-ABC1234567', ONEGO_ANALYTICS_URL: url })).toEqual([
    { 'script-src': own, 'connect-src': own, 'img-src': own },
  ]);
});

test('a chat adds no origin to the pages: they may frame the page that it runs in', () => {
  expect(sourcesOf({ ONEGO_CHAT_URL: 'https://chat.example/widget.js' })).toEqual([
    { 'frame-src': ["'self'"] },
  ]);
});

test('in its own page a chat may write styles, load everything from its origins, and open sockets there', () => {
  const sources = sourcesOfChat({
    ONEGO_CHAT_URL: 'https://chat.example/widget.js',
    ONEGO_CHAT_ORIGINS: 'https://*.chat.example https://chat.example',
  });
  const hosts = ['https://chat.example', 'https://*.chat.example'];
  expect(sources['script-src']).toEqual(hosts);
  expect(sources['style-src']).toEqual([...hosts, "'unsafe-inline'"]);
  expect(sources['connect-src']).toEqual([
    'https://chat.example',
    'wss://chat.example',
    'https://*.chat.example',
    'wss://*.chat.example',
  ]);
});

test('the chat’s page is sandboxed without an origin, unless the operator gives it the site’s', () => {
  const url = { ONEGO_CHAT_URL: 'https://chat.example/widget.js' };
  expect(sourcesOfChat(url).sandbox).toContain('allow-scripts');
  for (const token of ['allow-same-origin', 'allow-top-navigation', 'allow-modals']) {
    expect(sourcesOfChat(url).sandbox?.join()).not.toContain(token);
  }
  expect(sourcesOfChat({ ...url, ONEGO_CHAT_SANDBOX: 'off' })).not.toHaveProperty('sandbox');
});
