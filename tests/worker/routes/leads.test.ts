import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  LEAD_FIELDS,
  LEAD_MESSAGE_MAX_CHARS,
  LEAD_NAME_MAX_CHARS,
} from '../../../worker/contract/leads.ts';
import { raw, sql } from '../../../worker/db/database.ts';
import { db } from '../support/accounts.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';
import { readLog } from '../support/read-log.ts';
import { post, readFailure, sendForm, verdictOf } from '../support/send.ts';

const LEAD = {
  name: 'Kim Rao',
  email: 'kim@example.com',
  topic: 'project',
  message: 'Our releases take a week.\nThey should take an hour.',
};

beforeEach(async () => {
  await db.batch([sql`DELETE FROM leads`, sql`DELETE FROM login_throttle`]);
});

const write = (part: object = {}, bindings = env) =>
  post('leads', { ...LEAD, ...part }, '', { env: bindings });
const sendLead = (body: Record<string, string> | string, bindings = env) =>
  sendForm('POST /api/leads', body, { env: bindings });
const storedLeads = () =>
  db.all(sql`SELECT ${raw(LEAD_FIELDS.join(', '))} FROM leads ORDER BY created_at_ms`);

describe('a message from the app', () => {
  test('is stored, and the answer says no more than that', async () => {
    expect(await (await write()).json()).toEqual({ success: true });
    expect(await storedLeads()).toEqual([LEAD]);
  });

  test('is stored trimmed, with one kind of line break, and without what nobody asked for', async () => {
    const message = '\r\na\r\nb\rc\n';
    await write({ name: '  Kim Rao ', message, id: '1', created_at_ms: 5, role: 'admin' });
    expect(await storedLeads()).toEqual([{ ...LEAD, message: 'a\nb\nc' }]);
    const row = await db.first<{ id: string; at: number }>(sql`
      SELECT id, created_at_ms AS at FROM leads`);
    expect(row?.id).not.toBe('1');
    expect(row?.at).toBeGreaterThan(5);
  });

  test.each([
    ['a name in Malayalam, with its joiner', { name: 'നന്\u200dമ' }],
    ['a message in Hindi of the full length', { message: 'क'.repeat(LEAD_MESSAGE_MAX_CHARS) }],
    ['an emoji made of several', { message: '👩\u200d💻' }],
    ['SQL', { name: "Robert'); DROP TABLE leads;--" }],
    ['no message, where the brochure is all that is wanted', { topic: 'brochure', message: '' }],
  ])('may hold %s', async (_case, part) => {
    expect((await write(part)).status).toBe(200);
    expect(await storedLeads()).toEqual([{ ...LEAD, ...part }]);
  });

  test.each([
    ['no name', { name: '  ' }, 'name'],
    ['no address', { email: '' }, 'email'],
    ['no message', { message: ' \n' }, 'message'],
    ['no topic', { topic: '' }, 'topic'],
    ['the name of a prototype for a topic', { topic: 'constructor' }, 'topic'],
    ['a long name', { name: 'x'.repeat(LEAD_NAME_MAX_CHARS + 1) }, 'name'],
    ['a long message', { message: 'x'.repeat(LEAD_MESSAGE_MAX_CHARS + 1) }, 'message'],
    ['a long address', { email: `${'x'.repeat(250)}@a.example` }, 'email'],
    ['a head of a mail in its name', { name: 'Kim\r\nBcc: everyone@example.com' }, 'name'],
    ['a backspace', { message: 'a\u0008b' }, 'message'],
    ['a colour of the terminal', { message: 'a\u001b[31mb' }, 'message'],
  ])('with %s is refused, and the field is named', async (_case, part, field) => {
    expect(await verdictOf(write(part))).toBe(`400 invalid_request ${field}`);
    expect(await storedLeads()).toEqual([]);
  });

  test('by a program that fills in what no person sees is thanked for, and thrown away', async () => {
    const person = await write();
    const program = await write({ homepage: 'https://spam.example' });
    expect(program.status).toBe(person.status);
    expect(await program.json()).toEqual(await person.json());
    expect([...program.headers]).toEqual([...person.headers]);
    expect(await storedLeads()).toHaveLength(1);
  });
});

describe('a form that a browser sent by itself', () => {
  test.each([
    ['project', '/company/contact'],
    ['demo', '/book-demo'],
    ['ezyassist', '/EzyAssist'],
    ['course', '/company/contact'],
  ])('about %s is stored, and leads to the notice on %s', async (topic, page) => {
    const response = await sendLead({ ...LEAD, topic });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${page}#message-sent`);
    expect(await storedLeads()).toEqual([{ ...LEAD, topic }]);
  });

  test.each([
    ['a missing name', 'email=kim%40example.com&topic=project&message=a', 400],
    ['a field twice', 'name=a&name=b&email=kim%40example.com&topic=project&message=a', 400],
    ['bad UTF-8', 'name=%ff&email=kim%40example.com&topic=project&message=a', 400],
    ['a null', 'name=a%00b&email=kim%40example.com&topic=project&message=a', 400],
    ['a prototype', '__proto__=a&constructor=b', 400],
    ['JSON', JSON.stringify(LEAD), 400],
    ['more than the limit', `message=${'x'.repeat(9000)}`, 413],
    ['more than any form may hold', `message=${'x'.repeat(25_000)}`, 413],
  ])('with %s is refused on the contact page', async (_case, body, status) => {
    const response = await sendLead(body);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/<form.*role="alert"/s);
    expect(await storedLeads()).toEqual([]);
  });

  test('with a fault is shown again with every word and the topic', async () => {
    const lead = { ...LEAD, name: '"Kim" <Rao>', email: 'kim', message: 'a </textarea><b>\n& b' };
    const page = await (await sendLead(lead)).text();
    expect(page).toContain('Enter an email address such as name@company.com.');
    expect(page).toContain('name="name" value="&quot;Kim&quot; <Rao>"');
    expect(page).toMatch(/name="email" aria-invalid="true"[^>]* value="kim"/);
    expect(page).toContain('<option value=""></option><option value="project" selected="">');
    expect(page).toContain('a &lt;/textarea&gt;&lt;b&gt;\n&amp; b</textarea>');
  });

  test('that cannot be stored is shown again with what was written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await sendLead(LEAD, { ...env, DB: createFaultyD1('fails') });
    expect(response.status).toBe(503);
    const page = await response.text();
    expect(page).toContain('Your message could not be stored.');
    expect(page).toContain(LEAD.message);
  });
});

describe('messages from one network', () => {
  test('are five in an hour, exactly, also when they come at once, and in a form', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => write()));
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(await storedLeads()).toHaveLength(5);
    for (const response of refused) {
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3500);
      expect((await readFailure(response)).message).toContain('hello@onego.example');
    }
    const form = await sendLead(LEAD);
    expect(form.status).toBe(429);
    expect(await form.text()).toContain('Your network has already sent several messages.');
  });

  test('that were not right do not count', async () => {
    for (let sent = 0; sent < 8; sent++) await write({ email: 'kim' });
    expect((await write()).status).toBe(200);
  });
});

describe('the operator', () => {
  test('is mailed what was written, and answers the writer', async () => {
    const sent: object[] = [];
    const MAIL = {
      send: async (message: object) => {
        sent.push(message);
        return { messageId: '1' };
      },
    };
    await write({}, { ...env, MAIL });
    await write({ homepage: 'x' }, { ...env, MAIL });
    expect(sent).toEqual([
      expect.objectContaining({
        to: 'hello@onego.example',
        replyTo: LEAD.email,
        subject: 'Kim Rao writes about a project',
        text: expect.stringContaining(LEAD.message),
      }),
    ]);
  });

  test('loses no message when mail fails', async () => {
    const MAIL = { send: () => Promise.reject(new Error('down')) };
    expect((await write({}, { ...env, MAIL })).status).toBe(200);
    expect(await storedLeads()).toEqual([LEAD]);
  });
});

test('the log names neither the writer nor what was written', async () => {
  const logged = readLog();
  const canary = { name: 'Canary', email: 'canary@example.com', message: 'canary' };
  await write(canary);
  await write({ ...canary, homepage: 'canary' });
  await write(canary, { ...env, DB: createFaultyD1('fails') });
  const output = logged().join('\n').replaceAll('canary-of-the-database', '');
  for (const event of ['lead_received', 'lead_ignored', 'lead_refused']) {
    expect(output).toContain(`"event":"${event}"`);
  }
  expect(output).not.toMatch(/canary|192\.0\.2/i);
});
