import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { type NotificationsApp, openNotificationsApp } from './support/notifications-app.js';

let app: NotificationsApp;
beforeAll(async () => {
  app = await openNotificationsApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.smtp.received.length = 0;
  app.smtp.accept();
  app.bookings.isAway = false;
});

const untaken = 'the mail server did not accept it';

describe('a confirmed booking', () => {
  it('is mailed to its guest: HTML, text, images, calendar entry', async () => {
    const id = await app.confirm();
    await app.sent(id);
    expect(app.smtp.received).toHaveLength(1);
    const mail = await simpleParser(app.smtp.received[0]?.source ?? '');
    expect(app.smtp.received[0]).toMatchObject({ from: 'tours@hilltop.test', to: ['ada@example.test'] });
    expect(mail.subject).toContain('HT-7K4M-9QXW');
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@hilltop\.example>$/);
    expect(mail.text).toContain('Saturday, December 5, 2026');
    expect(mail.html).toContain('Admit Twelve');
    expect(mail.attachments.map(({ contentType }) => contentType)).toEqual([
      'image/png',
      'image/png',
      'image/jpeg',
      'text/calendar',
    ]);
  });

  it('names the house as content says it, also after a late event of an older version', async () => {
    const [old, now] = ['817-555-0101', '817-555-0102'];
    const where = { street: '1 Hill Road', town: 'Arlington, Texas 76013' };
    await app.sayHouse(3, { ...where, phone: now });
    await app.sayHouse(2, { ...where, phone: old });
    const version = async () => (await app.service.database.dataSource.query('SELECT version FROM house_details'))[0];
    await eventually(async () => expect(await version()).toEqual({ version: 3 }));
    const id = await app.confirm(1, { foodDeliveryAddress: `${where.street}, ${where.town}` });
    await app.sent(id);
    const { text, html, attachments } = await simpleParser(app.smtp.received.at(-1)?.source ?? '');
    const calendar = attachments.at(-1)?.content.toString().replaceAll('\r\n ', '') ?? '';
    for (const form of [text, html, calendar]) {
      for (const fact of ['1 Hill Road', now]) expect(form).toContain(fact);
      for (const gone of [old, '817-987-1716', '3001 W. Division']) expect(form).not.toContain(gone);
    }
  });

  it('is mailed once, however often its event is delivered', async () => {
    const id = await app.confirm(5);
    await app.sent(id);
    await app.sent(await app.confirm());
    expect(app.smtp.received).toHaveLength(2);
  });

  it('gets its own e-mail, also with many at once', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => app.confirm(2)));
    await Promise.all(ids.map(app.sent));
    const messageIds = app.smtp.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(messageIds).toHaveLength(20);
    expect(new Set(messageIds).size).toBe(20);
  });

  it('is mailed once when an unavailable mail server is back', async () => {
    await app.smtp.stop();
    const ids = await Promise.all(Array.from({ length: 5 }, () => app.confirm()));
    await Promise.all(ids.map((id) => app.delayed(id, untaken)));
    await app.smtp.listen();
    await Promise.all(ids.map(app.sent));
    expect(app.smtp.received).toHaveLength(5);
  });

  it.each(['message', 'recipient'] as const)('is retried after a mail server defers the %s', async (step) => {
    app.smtp.refuse(451, step);
    const id = await app.confirm();
    await app.delayed(id, untaken);
    app.smtp.accept();
    await app.sent(id);
    expect(app.smtp.received).toHaveLength(1);
  });

  it.each(['message', 'recipient'] as const)('is given up when the %s is permanently refused', async (step) => {
    app.smtp.refuse(550, step);
    await app.failed(await app.confirm(), `the mail server refused the ${step} (550)`);
    expect(app.smtp.received).toHaveLength(0);
  });

  it('is given up when its address is invalid', async () => {
    await app.failed(await app.confirm(1, { email: 'ada@example.test\r\nRCPT TO:<eve@evil.test>' }), 'not an address');
  });

  it('is mailed once though NATS fails in between, and the service stays ready', async () => {
    app.bookings.isAway = true;
    const id = await app.confirm(2);
    await app.delayed(id, 'could not be composed');
    await app.service.nats.stop();
    await eventually(() => expect(app.service.lines.join('')).toContain('NATS connection lost'));
    expect((await fetch(`${app.service.url}/readyz`)).status).toBe(200);
    app.bookings.isAway = false;
    await app.sent(id);
    await app.service.nats.start();
    await app.reconnected();
    const next = await app.confirm();
    await app.sent(next);
    expect(app.smtp.received).toHaveLength(2);
  });

  it('waits for bookings to answer', async () => {
    app.bookings.isAway = true;
    const id = await app.confirm();
    await app.delayed(id, 'could not be composed');
    app.bookings.isAway = false;
    await app.sent(id);
    expect(app.smtp.received).toHaveLength(1);
  });
});

it('stores and logs no personal data, also when sending fails', async () => {
  const canary = {
    firstName: 'Kanarienvogel',
    lastName: 'Serinus',
    email: 'canary@cage.test',
  };
  await app.sent(await app.confirm(1, canary));
  app.smtp.refuse(550, 'recipient');
  await app.failed(await app.confirm(1, canary), 'the mail server refused the recipient (550)');
  app.smtp.refuse(451, 'recipient');
  await app.delayed(await app.confirm(1, canary), untaken);
  app.smtp.accept();
  await app.failed(await app.confirm(1, { ...canary, email: 'canary@cage.test,' }), 'not an address');

  const written = app.service.lines.join('') + (await app.everythingStored());
  const [row] = await app.service.database.dataSource.query('SELECT id FROM emails LIMIT 1');
  for (const said of [row.id, 'e-mail sent', 'e-mail given up', 'EENVELOPE 451', 'booking-ticket'])
    expect(written).toContain(said);
  for (const personal of [...Object.values(canary), 'cage.test', 'HT-7K4M-9QXW'])
    expect(written).not.toContain(personal);
});
