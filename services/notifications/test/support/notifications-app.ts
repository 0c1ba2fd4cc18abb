import { randomUUID } from 'node:crypto';
import { bookingCancelled } from '@hilltop/contracts/bookings/booking-cancelled';
import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { bookingDisplaced } from '@hilltop/contracts/bookings/booking-displaced';
import { bookingLinkRequested } from '@hilltop/contracts/bookings/booking-link-requested';
import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { reminderDue } from '@hilltop/contracts/bookings/reminder-due';
import { contentChanged } from '@hilltop/contracts/content/content-changed';
import type { Language } from '@hilltop/contracts/house/languages';
import { accountLinkIssued } from '@hilltop/contracts/staff/account-link-issued';
import { type Clock, systemClock } from '@hilltop/platform/lifecycle/clock';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testPrivateKey } from '@hilltop/platform/testing/test-keys';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { TestSmtp } from '@hilltop/platform/testing/test-smtp';
import { expect } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { TicketFragment as Ticket } from '../../src/generated/bookings-queries.js';
import type { LinkToMailFragment as AccountLink } from '../../src/generated/staff-queries.js';
import type { House } from '../../src/house/house.js';
import { notificationsService } from '../../src/service.js';
import { sampleTicket } from '../../src/tickets/testing/sample-ticket.js';
import { startFakeReads } from './fake-reads.js';
import { knowHouse } from './know-house.js';

export interface NotificationsAppOptions {
  readonly clock?: Clock;
  /** EMAILS_PER_ADDRESS_PER_DAY. */
  readonly perAddress?: number;
}

/** The service with a mail server, a bookings and a NATS that the test can take away. */
export async function openNotificationsApp({ clock = systemClock, perAddress = 50 }: NotificationsAppOptions = {}) {
  const smtp = await TestSmtp.start();
  const bookings = await startFakeReads<Ticket>('bookings', 'bookingTicket');
  const staff = await startFakeReads<AccountLink>('staff', 'accountLink');
  const service = await startTestService(notificationsService, {
    clock,
    environment: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Top O’ Hill Terrace <tours@hilltop.test>',
      PUBLIC_URL: 'https://hilltop.example',
      VENUE_TIME_ZONE: 'America/Chicago',
      BOOKINGS_URLS: [bookings.url] as [string, ...string[]],
      ORDERS_URLS: ['http://127.0.0.1:9'] as [string, ...string[]],
      CONTACT_URLS: ['http://127.0.0.1:9'] as [string, ...string[]],
      STAFF_URLS: [staff.url] as [string, ...string[]],
      LEDGER_URLS: ['http://127.0.0.1:9'] as [string, ...string[]],
      IDENTITY_PRIVATE_KEY: testPrivateKey('notifications'),
      EMAILS_PER_ADDRESS_PER_DAY: perAddress,
      STAFF_INBOX: 'desk@hilltop.test',
    },
  });
  const connection = await connect({ servers: service.nats.url, maxReconnectAttempts: -1 });
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: 'HILLTOP_BOOKINGS', subjects: ['hilltop.bookings.>'] });
  await manager.streams.add({ name: 'HILLTOP_STAFF', subjects: ['hilltop.staff.>'] });
  await manager.streams.add({ name: 'HILLTOP_CONTENT', subjects: ['hilltop.content.>'] });
  const { dataSource } = service.database;
  await knowHouse(dataSource);
  const statusOf = async (id: string) => {
    const rows = await dataSource.query('SELECT status, attempts, last_error FROM emails WHERE about = $1', [id]);
    return rows[0] as { status: string; attempts: number; last_error: string | null } | undefined;
  };
  return {
    smtp,
    bookings,
    service,
    statusOf,
    /** Makes a booking and says so `times` times, each as a message of its own. Answers its id. */
    async confirm(times = 1, changes: Partial<Ticket> = {}, language?: Language): Promise<string> {
      const bookingId = randomUUID();
      bookings.answers.set(bookingId, sampleTicket({ id: bookingId, ...changes }));
      const event = bookingConfirmed.create({
        aggregateId: bookingId,
        data: {
          bookingId,
          tourId: randomUUID(),
          slotId: 'standard@2026-12-05T16:00:00.000Z',
          tourType: 'standard',
          startsAt: '2026-12-05T16:00:00.000Z',
          groupSize: 12,
          seats: 12,
          totalCents: 30_000,
          foodOrdered: true,
          holdId: null,
          ...(language && { language }),
        },
        correlationId: randomUUID(),
        now: new Date(),
      });
      for (let time = 0; time < times; time += 1) {
        await jetstream(connection).publish(bookingConfirmed.subject, JSON.stringify(event), { msgID: randomUUID() });
      }
      return bookingId;
    },
    /** Publishes that a booking was changed, cancelled or requested again. `changes` is its new state. */
    async again(
      event: typeof bookingMoved | typeof bookingCancelled | typeof bookingLinkRequested,
      bookingId: string,
      changes: Partial<Ticket>,
      request: { readonly withLink?: boolean } = {},
    ) {
      bookings.answers.set(bookingId, sampleTicket({ id: bookingId, ...changes }));
      const change = { revision: 1, slotId: 'standard@x', groupSize: 12, seats: 12, totalCents: 30_000 };
      const data = {
        bookingId,
        ...request,
        ...(event !== bookingLinkRequested && change),
        ...(event === bookingMoved && { fromSlotId: 'x' }),
      };
      const message = event.create({
        aggregateId: bookingId,
        data: data as never,
        correlationId: randomUUID(),
        now: new Date(),
      });
      await jetstream(connection).publish(event.subject, JSON.stringify(message), { msgID: randomUUID() });
    },
    /** Publishes that the reminder of the day before is due. Bookings says so until `fitsUntil`. Answers the booking's id. */
    async remind(fitsUntil: Date): Promise<string> {
      const bookingId = randomUUID();
      const afterUrl = 'https://hilltop.example/visit/one/after';
      const facts = { cameIn: 0, notices: [], afterUrl, unsubscribeToken: 'U'.repeat(43) };
      const reminder = { booking: sampleTicket({ id: bookingId }), ...facts };
      bookings.reminders.set(bookingId, () => (clock.now() < fitsUntil ? reminder : null));
      const data = { bookingId, kind: 'day_before' as const, startsAt: '2026-12-05T16:00:00.000Z' };
      const event = reminderDue.create({ aggregateId: bookingId, correlationId: randomUUID(), now: clock.now(), data });
      await jetstream(connection).publish(reminderDue.subject, JSON.stringify(event), { msgID: randomUUID() });
      return bookingId;
    },
    /** Publishes the details of the house. */
    async sayHouse(version: number, { street, town, phone }: House): Promise<void> {
      const facts = { aggregateId: 'house', correlationId: randomUUID(), now: new Date() };
      const house = { street, town, phone };
      const event = contentChanged.create({ ...facts, data: { section: 'house', version, house } });
      await jetstream(connection).publish(event.type, JSON.stringify(event), { msgID: randomUUID() });
    },
    /** Publishes that the house closed the time of a booking. `changes` is its new state. */
    async displace(bookingId: string, changes: Partial<Ticket>) {
      bookings.answers.set(bookingId, sampleTicket({ id: bookingId, status: 'displaced', ...changes }));
      const data = { bookingId, closureId: randomUUID() };
      const facts = { aggregateId: bookingId, correlationId: randomUUID(), now: new Date(), data };
      await jetstream(connection).publish(bookingDisplaced.subject, JSON.stringify(bookingDisplaced.create(facts)));
    },
    /** Publishes that a link to choose a password was issued. Answers its id. */
    async issueLink(purpose: 'invitation' | 'password-reset', email: string): Promise<string> {
      const linkId = randomUUID();
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      staff.answers.set(linkId, { email, name: 'Ada Lovelace', token: 'token-of-a-test', expiresAt });
      const data = { linkId, purpose };
      const facts = { aggregateId: linkId, correlationId: randomUUID(), now: new Date(), data };
      await jetstream(connection).publish(accountLinkIssued.subject, JSON.stringify(accountLinkIssued.create(facts)));
      return linkId;
    },
    /** Resolves once the test itself reaches NATS again. */
    reconnected: () => eventually(() => connection.rtt(), 20_000),
    /** Resolves once this booking's e-mail has gone. */
    sent: (id: string) =>
      eventually(async () => expect(await statusOf(id)).toMatchObject({ status: 'sent', last_error: null }), 40_000),
    /** Resolves once an attempt on it has come to its end without success. */
    delayed: (id: string, error: string) =>
      eventually(async () => expect(await statusOf(id)).toMatchObject({ status: 'queued', last_error: error }), 30_000),
    failed: (id: string, error: string) =>
      eventually(async () => expect(await statusOf(id)).toMatchObject({ status: 'failed', last_error: error }), 30_000),
    /** Resolves once a limit holds it back. */
    heldBack: (id: string) =>
      eventually(
        async () =>
          expect((await dataSource.query('SELECT held_until FROM emails WHERE about = $1', [id]))[0]).toEqual({
            held_until: expect.any(Date),
          }),
        30_000,
      ),
    /** Every row of every table, as text. */
    async everythingStored(): Promise<string> {
      const tables = await dataSource.query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
      const dumps = tables.map(({ name }: { name: string }) =>
        dataSource.query(`SELECT row_to_json(t)::text AS row FROM "${name}" t`),
      );
      return JSON.stringify(await Promise.all(dumps));
    },
    async close() {
      await connection.close();
      await service.close();
      await smtp.stop();
      await bookings.close();
      await staff.close();
    },
  };
}

export type NotificationsApp = Awaited<ReturnType<typeof openNotificationsApp>>;
