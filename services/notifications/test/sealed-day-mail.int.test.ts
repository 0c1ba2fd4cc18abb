import { randomUUID } from 'node:crypto';
import { type DaySealed, daySealed } from '@hilltop/contracts/ledger/day-sealed';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testPrivateKey } from '@hilltop/platform/testing/test-keys';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { TestSmtp } from '@hilltop/platform/testing/test-smtp';
import { afterEach, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { simpleParser } from 'mailparser';
import { notificationsService } from '../src/service.js';
import { knowHouse } from './support/know-house.js';

const OWNER = 'owner@hilltop.test';
const nowhere = ['http://127.0.0.1:9'] as [string, ...string[]];

async function open(inbox: object) {
  const smtp = await TestSmtp.start();
  const service = await startTestService(notificationsService, {
    environment: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Top O’ Hill Terrace <tours@hilltop.test>',
      PUBLIC_URL: 'https://hilltop.example',
      STAFF_INBOX: 'desk@hilltop.test',
      BOOKINGS_URLS: nowhere,
      ORDERS_URLS: nowhere,
      CONTACT_URLS: nowhere,
      STAFF_URLS: nowhere,
      LEDGER_URLS: nowhere,
      IDENTITY_PRIVATE_KEY: testPrivateKey('notifications'),
      ...inbox,
    },
  });
  await knowHouse(service.database.dataSource);
  const connection = await connect({ servers: service.nats.url });
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: 'HILLTOP_LEDGER', subjects: ['hilltop.ledger.>'] });
  return {
    smtp,
    dataSource: service.database.dataSource,
    /** Says so three times, each as a message of its own. */
    async seal(data: DaySealed, sealedAt: string): Promise<void> {
      const event = daySealed.create({
        aggregateId: data.date,
        data,
        correlationId: randomUUID(),
        now: new Date(sealedAt),
      });
      for (let time = 0; time < 3; time += 1) {
        await jetstream(connection).publish(event.type, JSON.stringify(event), { msgID: randomUUID() });
      }
    },
    handled: (count: number) =>
      eventually(async () => {
        const rows = await service.database.dataSource.query(
          `SELECT event_id FROM inbox WHERE consumer = 'notifications-sealed-day'`,
        );
        expect(rows).toHaveLength(count);
      }),
    async close() {
      await connection.close();
      await service.close();
      await smtp.stop();
    },
  };
}

let app: Awaited<ReturnType<typeof open>>;
afterEach(() => app.close());

const day: DaySealed = {
  date: '2026-06-03',
  lineCount: 1_204,
  accounts: [
    { account: 'deferred_visits', cents: -116_550 },
    { account: 'card', cents: 123_450 },
    { account: 'refunds_due', cents: -6_900 },
  ],
  tenders: [
    { tender: 'card', takenCents: 123_450, refundCents: -6_900 },
    { tender: 'cash', takenCents: 5_000, refundCents: 0 },
  ],
  hash: '1'.repeat(64),
  previousHash: '2'.repeat(64),
  publicKey: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
};

it('mails the owner a sealed day as one page, once', async () => {
  app = await open({ OWNER_INBOX: OWNER });
  await app.seal(day, '2026-06-04T08:00:12.345Z');
  await eventually(() => expect(app.smtp.received).toHaveLength(1));
  await app.handled(1);
  const [received] = app.smtp.received;
  expect(received?.to).toEqual([OWNER]);
  const { subject, text = '', html } = await simpleParser(received?.source ?? '');
  expect(subject).toBe('Books of June 3, 2026: $1,215.50 taken in');
  expect(text).toContain('WEDNESDAY, JUNE 3, 2026');
  expect(text).toContain('The books of this day are sealed. $1,284.50 came in, and $69.00 went back.');
  const facts = Object.fromEntries(
    [...text.matchAll(/^([A-Z][a-z ]+): +(\S+)$/gm)].map(([, term, value]) => [term, value]),
  );
  expect(facts).toMatchObject({
    'Taken by card': '$1,234.50',
    'Taken by cash': '$50.00',
    'Refunds by card': '−$69.00',
    'Account card': '$1,234.50',
    'Account deferred visits': '−$1,165.50',
    'Account refunds due': '−$69.00',
    Lines: '1,204',
    Hash: day.hash,
    'Hash of the day before': day.previousHash,
    'Public key': day.publicKey,
  });
  expect(text).toContain('https://hilltop.example/admin?tab=money&from=2026-06-03&to=2026-06-03');
  expect(html).toContain(day.hash);
  // The row is marked as sent after the server took the mail.
  await eventually(async () => {
    const rows = await app.dataSource.query('SELECT kind, cause, status FROM emails');
    expect(rows).toEqual([{ kind: 'sealed-day', cause: 'house', status: 'sent' }]);
  });
});

it('does not mail days that are sealed more than a week later, nor any without an address', async () => {
  app = await open({ OWNER_INBOX: OWNER });
  await app.seal(day, '2026-06-11T08:00:00.000Z');
  await app.handled(1);
  expect(await app.dataSource.query('SELECT id FROM emails')).toEqual([]);
  await app.close();
  app = await open({});
  await app.seal(day, '2026-06-04T08:00:00.000Z');
  await app.handled(1);
  expect(await app.dataSource.query('SELECT id FROM emails')).toEqual([]);
  expect(await app.dataSource.query('SELECT id FROM sealed_pages')).toEqual([]);
});
