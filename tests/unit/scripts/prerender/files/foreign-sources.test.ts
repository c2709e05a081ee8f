import { expect, test } from 'vitest';
import {
  chatSources,
  listForeignSources,
} from '../../../../../scripts/prerender/files/foreign-sources.ts';
import { readSettings } from '../../../../../scripts/settings.ts';

function sourcesOfChat(env: Record<string, string>) {
  const { chat } = readSettings(env);
  if (!chat) throw new Error('No chat is set');
  return chatSources(chat);
}

const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const tag = 'https://www.googletagmanager.com';
const own = ['https://tags.example'];

test.each([
  ['nothing', {}, []],
  ['origins of no chat', { ONEGO_CHAT_ORIGINS: 'https://*.chat.example' }, []],
  [
    'a calendar, which is framed, and asked whether it is there',
    { ONEGO_DEMO_BOOKING_URL: 'https://cal.example/onego/demo?month=1' },
    [{ 'frame-src': ['https://cal.example'], 'connect-src': ['https://cal.example'] }],
  ],
  [
    'analytics by Google',
    { ONEGO_ANALYTICS_ID: 'G-ABC1234567' },
    [{ 'script-src': [tag], 'connect-src': [...google, tag], 'img-src': [...google, tag] }],
  ],
  [
    'analytics by a server of one’s own',
    { ONEGO_ANALYTICS_ID: 'G-ABC1234567', ONEGO_ANALYTICS_URL: 'https://tags.example/gtag/js' },
    [{ 'script-src': own, 'connect-src': own, 'img-src': own }],
  ],
  [
    'a chat, whose page alone is framed',
    { ONEGO_CHAT_URL: 'https://chat.example/widget.js' },
    [{ 'frame-src': ["'self'"] }],
  ],
])('the pages allow %s', (_what, env, sources) => {
  expect(listForeignSources(readSettings(env))).toEqual(sources);
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
