import { expect, test, vi } from 'vitest';
import { createStorage, writeCookie } from '../../../../../web/features/chat/stand-in-storage.ts';

test('a storage is used like the browser’s, and tells of each change', () => {
  const onChange = vi.fn();
  const storage = createStorage(new Map([['kept', 'from before']]), onChange);
  expect([storage.length, storage.key(0), storage.key(1)]).toEqual([1, 'kept', null]);
  expect([storage.getItem('kept'), storage.getItem('none')]).toEqual(['from before', null]);
  expect(onChange).not.toHaveBeenCalled();

  Reflect.apply(storage.setItem, storage, ['number', 7]);
  expect(storage.getItem('number')).toBe('7');
  storage.removeItem('kept');
  expect(storage.length).toBe(1);
  storage.clear();
  expect(storage.length).toBe(0);
  expect(onChange).toHaveBeenCalledTimes(3);
});

test.each([
  ['a=1', { a: '1' }],
  [' a = 1 ; Path=/; SameSite=None; Secure', { a: '1' }],
  ['a=b=c', { a: 'b=c' }],
  ['a=', { a: '' }],
  ['a=1; max-age=60; expires=Thu, 01 Jan 1970 00:00:00 GMT', { a: '1' }],
  ['a=1; expires=Fri, 31 Dec 9999 23:59:59 GMT', { a: '1' }],
  ['old=; Max-Age=0', {}],
  ['old=; max-age=-1', {}],
  ['old=; expires=Thu, 01 Jan 1970 00:00:00 GMT', {}],
])('the cookie “%s” leaves %j', (text, left) => {
  const cookies = new Map(text.startsWith('old') ? [['old', 'value']] : []);
  writeCookie(cookies, text);
  expect(Object.fromEntries(cookies)).toEqual(left);
});
