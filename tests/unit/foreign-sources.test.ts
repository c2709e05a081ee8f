import { expect, test } from 'vitest';
import { listForeignSources } from '../../scripts/build/foreign-sources.ts';
import { readSettings } from '../../web/settings.ts';

function sourcesOf(env: Record<string, string>) {
  return listForeignSources(readSettings(env));
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

test('a chat may load everything from its own origins, and open sockets there', () => {
  const [sources] = sourcesOf({
    ONEGO_CHAT_URL: 'https://chat.example/widget.js',
    ONEGO_CHAT_ORIGINS: 'https://cdn.example',
  });
  expect(sources?.['script-src']).toEqual(['https://cdn.example', 'https://chat.example']);
  expect(sources?.['frame-src']).toEqual(sources?.['script-src']);
  expect(sources?.['connect-src']).toEqual([
    'https://cdn.example',
    'wss://cdn.example',
    'https://chat.example',
    'wss://chat.example',
  ]);
});

test('an origin that a wider one covers is not named again', () => {
  const [sources] = sourcesOf({
    ONEGO_CHAT_URL: 'https://embed.chat.example/widget.js',
    ONEGO_CHAT_ORIGINS: 'https://*.chat.example',
  });
  expect(sources?.['script-src']).toEqual(['https://*.chat.example']);
});
