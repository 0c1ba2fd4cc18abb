import { randomUUID } from 'node:crypto';
import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { TestSmtp } from '@hilltop/platform/testing/test-smtp';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { AppModule } from '../../src/app.module.js';
import { ENTITIES } from '../../src/database/entities.js';
import { MIGRATIONS } from '../../src/database/migrations.js';
import { bookingsSecret, startFakeBookings } from './fake-bookings.js';

/** The service with a mail server, a bookings and a NATS that the test can take away. */
export async function openNotificationDesk() {
  const smtp = await TestSmtp.start();
  const bookings = await startFakeBookings();
  const open = (nats?: Awaited<ReturnType<typeof startTestService>>['nats']) =>
    startTestService({
      name: 'notifications',
      module: AppModule.forRoot,
      entities: ENTITIES,
      migrations: MIGRATIONS,
      environment: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Top O’ Hill Terrace <tours@hilltop.test>',
        PUBLIC_URL: 'https://hilltop.example',
        VENUE_TIME_ZONE: 'America/Chicago',
        BOOKINGS_URLS: [bookings.url] as [string, ...string[]],
        BOOKINGS_SECRET: bookingsSecret,
      },
      ...(nats && { nats }),
    });
  const service = await open();
  const connection = await connect({ servers: service.nats.url, maxReconnectAttempts: -1 });
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: 'HILLTOP_BOOKINGS', subjects: ['hilltop.bookings.>'] });
  return {
    smtp,
    bookings,
    service,
    /** Makes a booking and says so `times` times, each as a message of its own. Answers its id. */
    async confirm(times = 1): Promise<string> {
      const bookingId = randomUUID();
      bookings.book(bookingId);
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
        },
        correlationId: randomUUID(),
        now: new Date(),
      });
      for (let time = 0; time < times; time += 1) {
        await jetstream(connection).publish(bookingConfirmed.subject, JSON.stringify(event), { msgID: randomUUID() });
      }
      return bookingId;
    },
    emails: (): Promise<{ about: string; status: string; attempts: number; last_error: string | null }[]> =>
      service.database.dataSource.query('SELECT about, status, attempts, last_error FROM emails ORDER BY created_at'),
    async close() {
      await connection.close();
      await service.close();
      await smtp.stop();
      await bookings.close();
    },
  };
}

export type NotificationDesk = Awaited<ReturnType<typeof openNotificationDesk>>;
