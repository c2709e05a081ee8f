import { expect, test } from 'vitest';
import pins from '../../../../../web/content/workspace/config/pins.json' with { type: 'json' };
import { describePins, pinnedImage } from '../../../../../web/features/pipelines/pinned.ts';
import { cases } from './support/cases.ts';

const DAY = /^2026-\d\d-\d\d$/;

test('each pin says when and where it was looked up', () => {
  for (const [name, pin] of [pins.actions, pins.images, pins.packages].flatMap((group) =>
    Object.entries(group),
  )) {
    expect(pin.seenOn, name).toMatch(DAY);
    expect(pin.source, name).not.toBe('');
  }
});

test('actions are pinned by commit; images by digest, or by an exact tag where there is none', () => {
  for (const { digest } of Object.values(pins.actions)) expect(digest).toMatch(/^[0-9a-f]{40}$/);
  for (const [name, pin] of Object.entries(pins.images)) {
    expect(pin.tag, name).toMatch(/\d+\.\d+/);
    if ('digest' in pin) expect(pin.digest, name).toMatch(/^sha256:[0-9a-f]{64}$/);
  }
});

test('an image without a digest is named to the reader, and no other', () => {
  expect(describePins(pinnedImage('trivy'))).toEqual({ seenOn: '2026-11-22', withoutDigest: [] });
  expect(describePins(pinnedImage('ruby-3.4')).withoutDigest).toEqual(['ruby:3.4.10-trixie']);
});

test('a machine of CircleCI is no container image, so nobody is sent to look for its digest', () => {
  expect(describePins(pinnedImage('circle-machine')).withoutDigest).toEqual([]);
});

test('no version stands in a pipeline that is not among the pins', () => {
  const known = JSON.stringify(pins);
  for (const { name, file } of cases) {
    for (const [, digest = ''] of file.text.matchAll(/@((?:sha256:)?[0-9a-f]{40,64})/g)) {
      expect(known, name).toContain(digest);
    }
    for (const [, version = ''] of file.text.matchAll(/pip install \w[\w-]*==([\d.]+)/g)) {
      expect(known, name).toContain(version);
    }
  }
});
