import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LEAD_MESSAGE_MAX_CHARS, LEAD_NAME_MAX_CHARS } from '../../../worker/contract/leads.ts';
import { type Database, sql } from '../../../worker/db/database.ts';
import { openTestDatabase } from '../support/accounts.ts';
import { createFaultyD1 } from '../support/faulty-d1.ts';
import { readFailure, send, sendForm } from '../support/send.ts';

const LEAD = {
  name: 'Kim Rao',
  email: 'kim@example.com',
  topic: 'project',
  message: 'Our releases take a week.\nThey should take an hour.',
};

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.batch([sql`DELETE FROM leads`, sql`DELETE FROM login_throttle`]);
});

describe('a message from the app', () => {
  test('is stored, and the answer says no more than that', async () => {
    const response = await send('POST /api/leads', { body: LEAD });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await storedLeads()).toEqual([LEAD]);
  });

  test('is stored trimmed, with one kind of line break, and without what nobody asked for', async () => {
    const response = await send('POST /api/leads', {
      body: {
        ...LEAD,
        name: '  Kim Rao ',
        message: '\r\na\r\nb\rc\n',
        id: '1',
        created_at_ms: 5,
        role: 'admin',
      },
    });
    expect(response.status).toBe(200);
    expect(await storedLeads()).toEqual([{ ...LEAD, message: 'a\nb\nc' }]);
    expect(await db.first(sql`SELECT id, created_at_ms FROM leads`)).not.toMatchObject({
      id: '1',
      created_at_ms: 5,
    });
  });

  test.each([
    ['a name in Malayalam, with its joiner', { name: 'നന്\u200dമ' }],
    ['a message in Hindi of the full length', { message: 'क'.repeat(LEAD_MESSAGE_MAX_CHARS) }],
    ['an emoji made of several', { message: '👩\u200d💻' }],
    ['a tab', { message: 'a\tb' }],
    ['SQL', { name: "Robert'); DROP TABLE leads;--" }],
    ['no message, where the brochure is all that is wanted', { topic: 'brochure', message: '' }],
  ])('may hold %s', async (_case, part) => {
    expect((await send('POST /api/leads', { body: { ...LEAD, ...part } })).status).toBe(200);
    expect(await storedLeads()).toEqual([{ ...LEAD, ...part }]);
  });

  test.each([
    ['no name', { name: '  ' }, 'name', 'Enter your name.'],
    ['no address', { email: '' }, 'email', 'Enter your email address.'],
    ['no message', { message: ' \n' }, 'message', 'Write a message.'],
    ['no topic', { topic: '' }, 'topic', 'Choose a topic.'],
    ['a topic that is not listed', { topic: 'spam' }, 'topic', 'Choose a topic.'],
    ['the name of a prototype', { topic: 'constructor' }, 'topic', 'Choose a topic.'],
    ['a long name', { name: 'x'.repeat(LEAD_NAME_MAX_CHARS + 1) }, 'name', /at most 100/],
    ['a long message', { message: 'x'.repeat(LEAD_MESSAGE_MAX_CHARS + 1) }, 'message', /at most/],
    ['a long address', { email: `${'x'.repeat(250)}@a.example` }, 'email', /too long/],
    ['a number for a name', { name: 1 }, 'name', /./],
    ['an object for a message', { message: { $gt: '' } }, 'message', /./],
    ['null for a topic', { topic: null }, 'topic', /./],
  ])('with %s is refused, and the field is named', async (_case, part, field, words) => {
    const response = await send('POST /api/leads', { body: { ...LEAD, ...part } });
    expect(response.status).toBe(400);
    expect(await readFailure(response)).toMatchObject({
      code: 'invalid_request',
      field,
      message: expect.stringMatching(words),
    });
    expect(await storedLeads()).toEqual([]);
  });

  test.each([
    ['name', 'Kim\r\nBcc: everyone@example.com'],
    ['name', 'Kim\nSubject: other'],
    ['name', 'Kim\u2028Rao'],
    ['name', 'Kim\u0007'],
    ['name', '\u202eoaR miK'],
    ['name', 'Ki\u200dm'],
    ['message', 'a\u0008b'],
    ['message', 'a\u001b[31mb'],
    ['message', 'a\u2066b'],
  ])('whose %s is %j is refused: no head of a mail can be made with it', async (field, text) => {
    const response = await send('POST /api/leads', { body: { ...LEAD, [field]: text } });
    expect(response.status).toBe(400);
    expect((await readFailure(response)).field).toBe(field);
    expect(await storedLeads()).toEqual([]);
  });

  test('by a program that fills in what no person sees is thanked for, and thrown away', async () => {
    const person = await send('POST /api/leads', { body: LEAD });
    const program = await send('POST /api/leads', {
      body: { ...LEAD, homepage: 'https://spam.example' },
    });
    expect(program.status).toBe(person.status);
    expect(await program.json()).toEqual(await person.json());
    expect([...program.headers]).toEqual([...person.headers]);
    expect(await storedLeads()).toHaveLength(1);
  });
});

describe('a form that a browser sent by itself', () => {
  test('is stored, and leads to the notice that says so', async () => {
    const response = await sendLead(LEAD);
    expectSent(response);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await storedLeads()).toEqual([LEAD]);
  });

  test.each([
    ['demo', '/book-demo'],
    ['ezyassist', '/EzyAssist'],
    ['course', '/company/contact'],
  ])('about %s leads to the notice on %s', async (topic, page) => {
    const response = await sendLead({ ...LEAD, topic });
    expect(response.headers.get('Location')).toBe(`${page}#message-sent`);
    expect(await storedLeads()).toEqual([{ ...LEAD, topic }]);
  });

  test.each([
    ['a missing name', 'email=kim%40example.com&topic=project&message=a', 400],
    ['nothing', '', 400],
    ['a field twice', 'name=a&name=b&email=kim%40example.com&topic=project&message=a', 400],
    ['bad UTF-8', 'name=%ff&email=kim%40example.com&topic=project&message=a', 400],
    ['a broken escape', 'name=%zz&email=kim%40example.com&topic=project&message=a', 400],
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
    const response = await sendLead(lead);
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('Enter an email address such as name@company.com.');
    expect(page).toContain('name="name" value="&quot;Kim&quot; <Rao>"');
    expect(page).toMatch(/name="email" aria-invalid="true"[^>]* value="kim"/);
    expect(page).toContain('<option value=""></option><option value="project" selected="">');
    expect(page).toContain('a &lt;/textarea&gt;&lt;b&gt;\n&amp; b</textarea>');
  });

  test('that cannot be stored is shown again with what was written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await sendLead(LEAD, { env: { ...env, DB: createFaultyD1('fails') } });
    expect(response.status).toBe(503);
    const page = await response.text();
    expect(page).toContain('Your message could not be stored.');
    expect(page).toContain(LEAD.message);
    vi.restoreAllMocks();
  });

  test('is counted with the messages of the app', async () => {
    await send('POST /api/leads', { body: LEAD });
    await db.run(sql`UPDATE login_throttle SET attempts = 4`);
    expectSent(await sendLead(LEAD));
    const response = await sendLead(LEAD);
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('Your network has already sent several messages.');
    expect(await storedLeads()).toHaveLength(2);
  });
});

describe('messages from one network', () => {
  test('are five in an hour, exactly, also when they come at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => send('POST /api/leads', { body: LEAD })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    expect(await storedLeads()).toHaveLength(5);

    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(3500);
    expect(refused && (await readFailure(refused))).toMatchObject({
      code: 'too_many_attempts',
      message: expect.stringContaining('hello@onego.example'),
    });
  });

  test('that were not right do not count', async () => {
    for (let sent = 0; sent < 8; sent++) {
      await send('POST /api/leads', { body: { ...LEAD, email: 'kim' } });
    }
    expect((await send('POST /api/leads', { body: LEAD })).status).toBe(200);
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
    await send('POST /api/leads', { body: LEAD, env: { ...env, MAIL } });
    expect(sent).toEqual([
      expect.objectContaining({
        to: 'hello@onego.example',
        replyTo: LEAD.email,
        subject: 'Message from Kim Rao (project)',
        text: expect.stringContaining(LEAD.message),
      }),
    ]);
    await send('POST /api/leads', { body: { ...LEAD, homepage: 'x' }, env: { ...env, MAIL } });
    expect(sent).toHaveLength(1);
  });

  test('loses no message when mail fails', async () => {
    const MAIL = { send: () => Promise.reject(new Error('down')) };
    const response = await send('POST /api/leads', { body: LEAD, env: { ...env, MAIL } });
    expect(response.status).toBe(200);
    expect(await storedLeads()).toEqual([LEAD]);
  });
});

test('the log names neither the writer nor what was written', async () => {
  const lines: string[] = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line) => lines.push(String(line)));
  }
  const body = { ...LEAD, name: 'Canary', email: 'canary@example.com', message: 'canary' };
  await send('POST /api/leads', { body });
  await send('POST /api/leads', { body: { ...body, homepage: 'canary' } });
  await send('POST /api/leads', { body, env: { ...env, DB: createFaultyD1('fails') } });
  vi.restoreAllMocks();
  const output = lines.join('\n').replaceAll('canary-of-the-database', '');
  expect(output).toContain('"event":"lead_received"');
  expect(output).toContain('"event":"lead_ignored"');
  expect(output).toContain('"event":"lead_refused"');
  expect(output).not.toMatch(/canary|192\.0\.2/i);
});

function storedLeads(): Promise<object[]> {
  return db.all(sql`SELECT name, email, topic, message FROM leads ORDER BY created_at_ms`);
}

function sendLead(
  body: Record<string, string> | string,
  options: Parameters<typeof sendForm>[2] = {},
): Promise<Response> {
  return sendForm('POST /api/leads', body, options);
}

function expectSent(response: Response): void {
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/company/contact#message-sent');
}
