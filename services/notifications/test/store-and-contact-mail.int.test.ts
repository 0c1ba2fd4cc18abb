import { randomUUID } from 'node:crypto';
import { messageReceived } from '@hilltop/contracts/contact/message-received';
import { orderChanged } from '@hilltop/contracts/orders/order-changed';
import { orderPlaced } from '@hilltop/contracts/orders/order-placed';
import { accountLinkIssued } from '@hilltop/contracts/staff/account-link-issued';
import { signInCodeRefused } from '@hilltop/contracts/staff/sign-in-code-refused';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testPrivateKey } from '@hilltop/platform/testing/test-keys';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { TestSmtp } from '@hilltop/platform/testing/test-smtp';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { simpleParser } from 'mailparser';
import { notificationsService } from '../src/service.js';
import { startFakeReads } from './support/fake-reads.js';
import { knowHouse } from './support/know-house.js';

async function open() {
  const smtp = await TestSmtp.start();
  const orders = await startFakeReads('orders', 'orderReceipt', 'orderChange');
  const contact = await startFakeReads('contact', 'contactMessage');
  const staff = await startFakeReads('staff', 'accountLink', 'staffForMail');
  const service = await startTestService(notificationsService, {
    environment: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Top O’ Hill Terrace <tours@hilltop.test>',
      PUBLIC_URL: 'https://hilltop.example',
      VENUE_TIME_ZONE: 'America/Chicago',
      EMAILS_PER_ADDRESS_PER_DAY: 50,
      STAFF_INBOX: 'desk@hilltop.test',
      BOOKINGS_URLS: ['http://127.0.0.1:9'] as [string, ...string[]],
      ORDERS_URLS: [orders.url] as [string, ...string[]],
      CONTACT_URLS: [contact.url] as [string, ...string[]],
      STAFF_URLS: [staff.url] as [string, ...string[]],
      LEDGER_URLS: ['http://127.0.0.1:9'] as [string, ...string[]],
      IDENTITY_PRIVATE_KEY: testPrivateKey('notifications'),
    },
  });
  await knowHouse(service.database.dataSource);
  const connection = await connect({ servers: service.nats.url });
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: 'HILLTOP_ORDERS', subjects: ['hilltop.orders.>'] });
  await manager.streams.add({ name: 'HILLTOP_CONTACT', subjects: ['hilltop.contact.>'] });
  await manager.streams.add({ name: 'HILLTOP_STAFF', subjects: ['hilltop.staff.>'] });
  return {
    smtp,
    orders,
    contact,
    staff,
    service,
    /** Publishes an event three times, each as a separate message. */
    async say(event: { type: string }): Promise<void> {
      for (let time = 0; time < 3; time += 1) {
        await jetstream(connection).publish(event.type, JSON.stringify(event), { msgID: randomUUID() });
      }
    },
    async close() {
      await connection.close();
      await service.close();
      await Promise.all([smtp.stop(), orders.close(), contact.close(), staff.close()]);
    },
  };
}

let app: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  app = await open();
});
afterAll(() => app.close());
beforeEach(() => {
  app.smtp.received.length = 0;
});

const mails = async (count: number) => {
  await eventually(() => expect(app.smtp.received).toHaveLength(count));
  return Promise.all(app.smtp.received.map(async ({ to, source }) => ({ to, mail: await simpleParser(source) })));
};

it.each([
  [true, 'Your card was charged $77.99.'],
  [false, 'This is a demonstration: no payment was taken.'],
])('mails a buyer one receipt with every line and the total (charged: %s)', async (charged, payment) => {
  const orderId = randomUUID();
  const goods = { __typename: 'OrderItem', cancelled: 0, pickUp: false };
  app.orders.answers.set(orderId, {
    orderNumber: 'HO-7K4M-9QXW',
    customerName: 'Ada <b>Example</b>',
    customerEmail: 'ada@example.test',
    lines: [
      { ...goods, name: 'Tea Room Mug', quantity: 3, price: '16.00', amount: '48.00' },
      { ...goods, name: 'Gate Cap', quantity: 1, price: '24.00', amount: '24.00' },
    ],
    amounts: [
      { kind: 'LINES', label: 'Subtotal', cents: 7_200 },
      { kind: 'SHIPPING', label: 'Shipping, flat', cents: 599 },
      { kind: 'TOTAL', label: 'Total', cents: 7_799 },
      { kind: 'CARD', label: 'By card', cents: 7_799 },
    ],
    totalWithShipping: '77.99',
    delivery: {
      phone: '817-555-0100',
      address: '3001 W Division St',
      city: 'Arlington',
      state: 'TX',
      zipCode: '76012',
    },
    charged,
  });
  const data = { orderId, totalCents: 7200, lineCount: 2, itemCount: 4 };
  await app.say(orderPlaced.create({ aggregateId: orderId, data, correlationId: randomUUID(), now: new Date() }));
  const [receipt] = await mails(1);
  expect(receipt?.to).toEqual(['ada@example.test']);
  for (const fact of [
    'HO-7K4M-9QXW',
    '3 × Tea Room Mug',
    '$48.00 ($16.00 each)',
    '1 × Gate Cap',
    '$72.00',
    '$5.99',
    '$77.99',
    '3001 W Division St, Arlington, TX 76012',
    payment,
  ]) {
    expect(receipt?.mail.text).toContain(fact);
    expect(receipt?.mail.html).toContain(fact);
  }
  expect(receipt?.mail.html).not.toContain('<b>Example');
});

it('mails a buyer once about each change of an order, and nobody once the buyer was erased', async () => {
  const delivery = { address: '99 Oak Street', city: 'Dallas', state: 'TX', zipCode: '75201' };
  const facts = {
    orderNumber: 'HO-7K4M-9QXW',
    customerName: 'Ada Example',
    url: 'https://hilltop.example/order/token',
  };
  const packed = { status: 'packed', parcel: null };
  const order = { ...facts, ...packed, customerEmail: 'ada@example.test', lines: [], delivery };
  const change = { kind: 'delivery_corrected', actor: 'buyer' };
  const [changeId, ofErased, ofReturned] = [randomUUID(), randomUUID(), randomUUID()];
  app.orders.answers.set(ofErased, { ...change, order: { ...order, customerEmail: '' } });
  // Back from the carrier before its mail was made.
  app.orders.answers.set(ofReturned, { kind: 'parcel_sent', actor: 'staff', order });
  app.orders.answers.set(changeId, { ...change, order });
  for (const id of [ofErased, ofReturned, changeId]) {
    const data = { changeId: id, orderId: randomUUID(), byStaff: false };
    await app.say(orderChanged.create({ aggregateId: id, data, correlationId: randomUUID(), now: new Date() }));
  }
  const [mail] = await mails(1);
  expect(mail?.to).toEqual(['ada@example.test']);
  expect(mail?.mail.subject).toBe('Changed in your order HO-7K4M-9QXW');
  expect(mail?.mail.text).toContain('99 Oak Street, Dallas, TX 75201');
});

it('forwards a message to staff, who can reply, and confirms it to its sender, once each', async () => {
  const messageId = randomUUID();
  app.contact.answers.set(messageId, {
    firstName: 'Ada',
    lastName: 'Example',
    email: 'ada@example.test',
    phone: '8175550100',
    subject: 'group-booking',
    message: 'Can forty of us come?\n<script>alert(1)</script>',
  });
  const data = { messageId, subject: 'group-booking' as const };
  await app.say(messageReceived.create({ aggregateId: messageId, data, correlationId: randomUUID(), now: new Date() }));
  const both = await mails(2);
  const toStaff = both.find(({ to }) => to[0] === 'desk@hilltop.test')?.mail;
  const toWriter = both.find(({ to }) => to[0] === 'ada@example.test')?.mail;
  expect(toStaff?.subject).toBe('Group Booking: Ada Example');
  expect(toStaff?.replyTo?.value).toEqual([{ name: 'Ada Example', address: 'ada@example.test' }]);
  expect(toStaff?.text).toContain('Can forty of us come?');
  expect(toStaff?.html).not.toContain('<script>');
  expect(toWriter?.text).toContain("We'll get back to you soon.");
  expect(toWriter?.text).not.toContain('forty of us');
});

it.each([
  ['invitation', 'Your Admin Panel account'],
  ['password-reset', 'Reset your password'],
] as const)('mails a member of staff a link once: %s', async (purpose, subject) => {
  const linkId = randomUUID();
  const token = `${linkId}.signature-of-the-link`;
  app.staff.answers.set(linkId, {
    email: 'sam@example.test',
    name: 'Sam <b>Ortega</b>',
    token,
    expiresAt: '2026-11-23T16:30:00.000Z',
  });
  const data = { linkId, purpose };
  await app.say(accountLinkIssued.create({ aggregateId: linkId, data, correlationId: randomUUID(), now: new Date() }));
  const [letter] = await mails(1);
  expect(letter?.to).toEqual(['sam@example.test']);
  expect(letter?.mail.subject).toBe(subject);
  const url = `https://hilltop.example/admin#password=${token}`;
  expect(letter?.mail.text).toContain(url);
  expect(letter?.mail.html).toContain(`href="${url}"`);
  expect(letter?.mail.text).toContain('until Monday, November 23, 2026, 10:30 AM CST');
  expect(letter?.mail.html).not.toContain('<b>Ortega');
  const rows = await app.service.database.dataSource.query('SELECT row_to_json(e)::text AS row FROM emails e');
  const inbox = await app.service.database.dataSource.query('SELECT row_to_json(i)::text AS row FROM inbox i');
  for (const text of [JSON.stringify(rows), JSON.stringify(inbox), ...app.service.lines]) {
    expect(text).not.toContain('signature-of-the-link');
    expect(text).not.toContain('sam@example.test');
  }
});

it('tells a member of staff of each wrong code that staff speaks of, with no link but to the house', async () => {
  const accountId = randomUUID();
  app.staff.answers.set(accountId, { email: 'sam@example.test', name: 'Sam <b>Ortega</b>' });
  const say = () => {
    const facts = { aggregateId: accountId, data: { accountId }, correlationId: randomUUID(), now: new Date() };
    return app.say(signInCodeRefused.create(facts));
  };
  await say();
  const [letter] = await mails(1);
  expect(letter?.to).toEqual(['sam@example.test']);
  expect(letter?.mail.subject).toBe('A wrong code at your sign-in');
  expect(letter?.mail.text).toContain('They were not let in.');
  const links = String(letter?.mail.html).match(/https?:\/\/[^/"<\s]+/g) ?? [];
  expect([...new Set(links)]).toEqual(['https://hilltop.example']);
  expect(letter?.mail.html).not.toContain('<b>Ortega');
  await say();
  await mails(2);
  app.staff.answers.delete(accountId);
  await say();
  const gone = 'SELECT FROM emails WHERE about = $1';
  await eventually(async () => expect(await app.service.database.dataSource.query(gone, [accountId])).toEqual([]));
  expect(app.smtp.received).toHaveLength(2);
});

it('stores and logs no personal data', async () => {
  const rows = await app.service.database.dataSource.query('SELECT row_to_json(e)::text AS row FROM emails e');
  const written = [...app.service.lines, ...rows.map(({ row }: { row: string }) => row)].join('\n');
  for (const personal of ['ada@example.test', 'Example', 'forty of us', 'Division'])
    expect(written).not.toContain(personal);
});
