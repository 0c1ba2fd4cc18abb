import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { type NotificationDesk, openNotificationDesk } from './support/notification-desk.js';

let desk: NotificationDesk;
beforeAll(async () => {
  desk = await openNotificationDesk();
}, 30_000);
afterAll(() => desk.close());
beforeEach(() => {
  desk.smtp.received.length = 0;
  desk.smtp.accept();
  desk.bookings.answer(true);
});

const statusOf = async (id: string) => (await desk.emails()).find(({ about }) => about === id);
const sent = (id: string) =>
  eventually(async () => expect(await statusOf(id)).toMatchObject({ status: 'sent' }), 15_000);

describe('a confirmed booking', () => {
  it('is mailed to its guest: HTML, text, QR code, calendar entry', async () => {
    const id = await desk.confirm();
    await sent(id);
    expect(desk.smtp.received).toHaveLength(1);
    const mail = await simpleParser(desk.smtp.received[0]?.source ?? '');
    expect(desk.smtp.received[0]?.to).toEqual(['ada@example.test']);
    expect(mail.subject).toContain('HT-7K4M-9QXW');
    expect(mail.text).toContain('Saturday, December 5, 2026');
    expect(mail.html).toContain('12 guests');
    expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(['image/png', 'text/calendar']);
  });

  it('is mailed once, however often it is said', async () => {
    const id = await desk.confirm(5);
    await sent(id);
    const marker = await desk.confirm();
    await sent(marker);
    expect((await desk.emails()).filter(({ about }) => about === id)).toHaveLength(1);
    expect(desk.smtp.received).toHaveLength(2);
  });

  it('waits for a mail server that is away, and is mailed once when it is back', async () => {
    await desk.smtp.stop();
    const id = await desk.confirm();
    await eventually(async () => expect(await statusOf(id)).toMatchObject({ status: 'queued', attempts: 1 }));
    await desk.smtp.listen();
    await sent(id);
    expect(desk.smtp.received).toHaveLength(1);
  }, 30_000);

  it('waits for a mail server that says "later"', async () => {
    desk.smtp.refuse(451);
    const id = await desk.confirm();
    await eventually(async () =>
      expect(await statusOf(id)).toMatchObject({ attempts: 1, last_error: 'the mail server did not take it' }),
    );
    desk.smtp.accept();
    await sent(id);
    expect(desk.smtp.received).toHaveLength(1);
  }, 30_000);

  it('is given up when the mail server refuses it for good', async () => {
    desk.smtp.refuse(550);
    const id = await desk.confirm();
    await eventually(async () =>
      expect(await statusOf(id)).toMatchObject({ status: 'failed', last_error: 'refused by the mail server with 550' }),
    );
    expect(desk.smtp.received).toHaveLength(0);
  });

  it('waits for bookings to answer', async () => {
    desk.bookings.answer(false);
    const id = await desk.confirm();
    await eventually(async () =>
      expect(await statusOf(id)).toMatchObject({ attempts: 1, last_error: 'could not be written' }),
    );
    desk.bookings.answer(true);
    await sent(id);
    expect(desk.smtp.received).toHaveLength(1);
  }, 30_000);

  it('is sent by somebody else when the process that took it has died', async () => {
    desk.smtp.refuse(451);
    const id = await desk.confirm();
    await eventually(async () => expect(await statusOf(id)).toMatchObject({ attempts: 1 }));
    await desk.service.database.dataSource.query(
      `UPDATE emails SET lease_owner = gen_random_uuid(), leased_until = now() + interval '1 second', due_at = now() WHERE about = $1`,
      [id],
    );
    desk.smtp.accept();
    await sent(id);
    expect(desk.smtp.received).toHaveLength(1);
  }, 30_000);
});

it('keeps and logs nothing personal', async () => {
  const id = await desk.confirm();
  await sent(id);
  const rows = await desk.service.database.dataSource.query('SELECT row_to_json(e)::text AS row FROM emails e');
  const written = [...desk.service.lines, ...rows.map(({ row }: { row: string }) => row)].join('\n');
  expect(written).toContain('e-mail sent');
  for (const personal of ['ada@example.test', 'Ada', 'Two of us']) expect(written).not.toContain(personal);
});
