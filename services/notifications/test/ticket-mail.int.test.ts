import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { RecipientLimit } from '../src/emails/send-queued-emails/recipient-limit.js';
import { type NotificationDesk, openNotificationDesk } from './support/notification-desk.js';

let desk: NotificationDesk;
beforeAll(async () => {
  desk = await openNotificationDesk();
}, 60_000);
afterAll(() => desk.close());
beforeEach(() => {
  desk.smtp.received.length = 0;
  desk.smtp.accept();
  desk.bookings.answer(true);
});

const untaken = 'the mail server did not take it';

describe('a confirmed booking', () => {
  it('is mailed to its guest: HTML, text, pictures, calendar entry', async () => {
    const id = await desk.confirm();
    await desk.sent(id);
    expect(desk.smtp.received).toHaveLength(1);
    const mail = await simpleParser(desk.smtp.received[0]?.source ?? '');
    expect(desk.smtp.received[0]).toMatchObject({ from: 'tours@hilltop.test', to: ['ada@example.test'] });
    expect(mail.subject).toContain('HT-7K4M-9QXW');
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@hilltop\.example>$/);
    expect(mail.text).toContain('Saturday, December 5, 2026');
    expect(mail.html).toContain('Admit Twelve');
    expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(['image/png', 'image/png', 'text/calendar']);
  });

  it('is mailed once, however often it is said', async () => {
    const id = await desk.confirm(5);
    await desk.sent(id);
    await desk.sent(await desk.confirm());
    expect(desk.smtp.received).toHaveLength(2);
  });

  it('is mailed each for itself, many at once', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => desk.confirm(2)));
    await Promise.all(ids.map(desk.sent));
    const messageIds = desk.smtp.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(messageIds).toHaveLength(20);
    expect(new Set(messageIds).size).toBe(20);
  }, 60_000);

  it('waits for a mail server that is away, and is mailed once when it is back', async () => {
    await desk.smtp.stop();
    const ids = await Promise.all(Array.from({ length: 5 }, () => desk.confirm()));
    await Promise.all(ids.map((id) => desk.delayed(id, untaken)));
    await desk.smtp.listen();
    await Promise.all(ids.map(desk.sent));
    expect(desk.smtp.received).toHaveLength(5);
  }, 60_000);

  it.each(['message', 'recipient'] as const)('waits for a mail server that says "later" to the %s', async (step) => {
    desk.smtp.refuse(451, step);
    const id = await desk.confirm();
    await desk.delayed(id, untaken);
    desk.smtp.accept();
    await desk.sent(id);
    expect(desk.smtp.received).toHaveLength(1);
  });

  it.each(['message', 'recipient'] as const)('is given up when the %s is refused for good', async (step) => {
    desk.smtp.refuse(550, step);
    await desk.failed(await desk.confirm(), `the mail server refused the ${step} (550)`);
    expect(desk.smtp.received).toHaveLength(0);
  });

  it('is given up when its address is none', async () => {
    await desk.failed(
      await desk.confirm(1, { email: 'ada@example.test\r\nRCPT TO:<eve@evil.test>' }),
      'not an address',
    );
  });

  it('is mailed once though NATS goes away meanwhile, and the service stays ready', async () => {
    desk.bookings.answer(false);
    const id = await desk.confirm(2);
    await desk.delayed(id, 'could not be written');
    await desk.service.nats.stop();
    await eventually(() => expect(desk.service.lines.join('')).toContain('lost NATS'));
    expect((await fetch(`${desk.service.url}/readyz`)).status).toBe(200);
    desk.bookings.answer(true);
    await desk.sent(id);
    await desk.service.nats.start();
    await desk.reconnected();
    const next = await desk.confirm();
    await desk.sent(next);
    expect(desk.smtp.received).toHaveLength(2);
  }, 60_000);

  it('waits for bookings to answer', async () => {
    desk.bookings.answer(false);
    const id = await desk.confirm();
    await desk.delayed(id, 'could not be written');
    desk.bookings.answer(true);
    await desk.sent(id);
    expect(desk.smtp.received).toHaveLength(1);
  });
});

it('writes to one address so often a day, and no more', async () => {
  const often = { email: 'Often@example.test' };
  const { dataSource } = desk.service.database;
  const limit = new RecipientLimit(dataSource, { EMAILS_PER_ADDRESS_PER_DAY: 50 });
  const now = new Date();
  for (let count = 0; count < 49; count += 1) expect(await limit.allows('often@example.test', now)).toBe(true);
  await desk.sent(await desk.confirm(1, often));
  const before = desk.smtp.received.length;
  await desk.failed(await desk.confirm(1, often), 'the address has had its e-mails of the day');
  expect(desk.smtp.received).toHaveLength(before);
  expect(await limit.allows('often@example.test', new Date(now.getTime() + 24 * 60 * 60_000))).toBe(true);
  await desk.sent(await desk.confirm(1, { email: 'other@example.test' }));
});

it('keeps and logs nothing personal, in good times and bad', async () => {
  const canary = {
    firstName: 'Kanarienvogel',
    lastName: 'Serinus',
    email: 'canary@cage.test',
  };
  await desk.sent(await desk.confirm(1, canary));
  desk.smtp.refuse(550, 'recipient');
  await desk.failed(await desk.confirm(1, canary), 'the mail server refused the recipient (550)');
  desk.smtp.refuse(451, 'recipient');
  await desk.delayed(await desk.confirm(1, canary), untaken);
  desk.smtp.accept();
  await desk.failed(await desk.confirm(1, { ...canary, email: 'canary@cage.test,' }), 'not an address');

  const written = desk.service.lines.join('') + (await desk.everythingStored());
  const [row] = await desk.service.database.dataSource.query('SELECT id FROM emails LIMIT 1');
  for (const said of [row.id, 'e-mail sent', 'e-mail given up', 'EENVELOPE 451', 'booking-ticket'])
    expect(written).toContain(said);
  for (const personal of [...Object.values(canary), 'cage.test', 'HT-7K4M-9QXW'])
    expect(written).not.toContain(personal);
});
