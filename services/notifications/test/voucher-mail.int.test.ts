import { randomUUID } from 'node:crypto';
import { voucherDue } from '@hilltop/contracts/orders/voucher-due';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testPrivateKey } from '@hilltop/platform/testing/test-keys';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { TestSmtp } from '@hilltop/platform/testing/test-smtp';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { simpleParser } from 'mailparser';
import { notificationsService } from '../src/service.js';
import { startFakeReads } from './support/fake-reads.js';
import { knowHouse } from './support/know-house.js';

const nowhere = ['http://127.0.0.1:9'] as [string, ...string[]];

async function open() {
  const smtp = await TestSmtp.start();
  const orders = await startFakeReads('orders', 'voucherMail');
  const service = await startTestService(notificationsService, {
    environment: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Top O’ Hill Terrace <tours@hilltop.test>',
      PUBLIC_URL: 'https://hilltop.example',
      STAFF_INBOX: 'desk@hilltop.test',
      BOOKINGS_URLS: nowhere,
      ORDERS_URLS: [orders.url] as [string, ...string[]],
      CONTACT_URLS: nowhere,
      STAFF_URLS: nowhere,
      LEDGER_URLS: nowhere,
      IDENTITY_PRIVATE_KEY: testPrivateKey('notifications'),
    },
  });
  await knowHouse(service.database.dataSource);
  const connection = await connect({ servers: service.nats.url });
  await (await jetstreamManager(connection)).streams.add({ name: 'HILLTOP_ORDERS', subjects: ['hilltop.orders.>'] });
  return {
    smtp,
    orders,
    service,
    /** Says three times that the e-mail of a voucher is due. */
    async due(voucherId: string): Promise<void> {
      const data = { voucherId, byStaff: false };
      const event = voucherDue.create({ aggregateId: voucherId, data, correlationId: randomUUID(), now: new Date() });
      for (let time = 0; time < 3; time += 1)
        await jetstream(connection).publish(event.type, JSON.stringify(event), { msgID: randomUUID() });
    },
    async close() {
      await connection.close();
      await service.close();
      await Promise.all([smtp.stop(), orders.close()]);
    },
  };
}

let app: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  app = await open();
});
afterAll(() => app.close());

const voucher = {
  recipientEmail: 'grace@example.test',
  recipientName: 'Grace Example',
  fromName: 'Ada <b>Example</b>',
  message: 'Happy birthday',
  amount: '50.00',
  left: '50.00',
  code: 'HV7K-4M9Q-XWT2-3PRA',
  url: 'https://hilltop.example/voucher/a-token-of-the-link',
};

it('brings a voucher to its recipient once, and keeps its code nowhere; with a new code it comes again', async () => {
  const id = randomUUID();
  app.orders.answers.set(id, voucher);
  await app.due(id);
  await eventually(() => expect(app.smtp.received).toHaveLength(1));
  const [letter] = app.smtp.received;
  expect(letter?.to).toEqual(['grace@example.test']);
  const { text, html } = await simpleParser(letter?.source ?? '');
  for (const part of [voucher.code, '$50.00', 'Happy birthday', voucher.url]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(html).not.toContain('<b>Example');
  const rows = await app.service.database.dataSource.query('SELECT row_to_json(e)::text AS row FROM emails e');
  for (const line of [JSON.stringify(rows), ...app.service.lines]) {
    expect(line).not.toContain(voucher.code);
    expect(line).not.toContain('a-token-of-the-link');
  }
  app.orders.answers.set(id, { ...voucher, code: 'AAAA-BBBB-CCCC-DDDD', left: '20.00' });
  await app.due(id);
  await eventually(() => expect(app.smtp.received).toHaveLength(2));
  expect((await simpleParser(app.smtp.received[1]?.source ?? '')).text).toContain('AAAA-BBBB-CCCC-DDDD');
});

it('sends nothing of a voucher that was blocked meanwhile', async () => {
  const before = app.smtp.received.length;
  const id = randomUUID();
  await app.due(id);
  await eventually(async () => {
    const handled = await app.service.database.dataSource.query(
      `SELECT event_id FROM inbox WHERE consumer = 'notifications-voucher'`,
    );
    expect(handled).toHaveLength(3);
    const waiting = await app.service.database.dataSource.query(`SELECT id FROM emails WHERE about = $1`, [id]);
    expect(waiting).toEqual([]);
  });
  expect(app.smtp.received).toHaveLength(before);
});
