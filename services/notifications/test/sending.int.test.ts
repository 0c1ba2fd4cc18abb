import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { type Clock, fixedClock, systemClock } from '@hilltop/platform/lifecycle/clock';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { eventually } from '@hilltop/platform/testing/eventually';
import { quietLogger } from '@hilltop/platform/testing/quiet-logger';
import { createTestDatabase, type TestDatabase } from '@hilltop/platform/testing/test-database';
import { TestSmtp } from '@hilltop/platform/testing/test-smtp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ClaimedEmail, EmailRepository } from '../src/emails/email.repository.js';
import type { Mail } from '../src/emails/mail.js';
import { Mailer } from '../src/emails/mailer.js';
import { EmailLimits } from '../src/emails/send-queued-emails/email-limits.js';
import { SendQueuedEmails } from '../src/emails/send-queued-emails/send-queued-emails.js';
import type { CurrentHouse } from '../src/house/house.js';
import { sampleHouse } from '../src/house/testing/sample-house.js';
import type { MailSources } from '../src/mail-sources.js';
import { notificationsService } from '../src/service.js';
import { sampleTicket } from '../src/tickets/testing/sample-ticket.js';
import { composeTicket } from '../src/tickets/ticket-email.js';
import { owedTicket } from './support/owed-ticket.js';

const settings = {
  PUBLIC_URL: 'https://hilltop.example',
  VENUE_TIME_ZONE: 'America/Chicago',
  MAIL_FROM: 'tours@hilltop.test',
};
const ticket: Mail = {
  ...{ kind: 'booking-ticket', to: 'the guest', events: [] },
  compose: async (id) => composeTicket(sampleTicket({ id }), settings, sampleHouse, new Date()),
  recipients: async (ids) => new Map(ids.map((id) => [id, sampleTicket().email])),
};
const unknownBooking: Mail = { ...ticket, compose: async () => undefined };

/** A process that hangs after the mail server accepted the e-mail and before it is recorded, until `end`. */
class StoppedRepository extends EmailRepository {
  private goOn: () => void = () => undefined;
  private readonly stopped = new Promise<void>((resolve) => {
    this.goOn = resolve;
  });

  override markSent(): Promise<void> {
    return this.stopped;
  }

  end(): void {
    this.goOn();
  }
}

let database: TestDatabase;
let smtp: TestSmtp;
let mailer: Mailer;
beforeAll(async () => {
  database = await createTestDatabase({
    entities: notificationsService.entities,
    migrations: notificationsService.migrations,
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database.dataSource, 'emails');
  smtp = await TestSmtp.start();
  mailer = new Mailer(smtp.url, 'tours@hilltop.test', 2);
});
afterEach(async () => {
  mailer.close();
  await smtp.stop();
});

const repository = () => new EmailRepository(new PreparedStatements(database.dataSource));

const allowed = {
  EMAILS_PER_ADDRESS_PER_DAY: 1_000,
  EMAILS_PER_BOOKING_PER_DAY: 1_000,
  EMAILS_PER_MAILBOX_PER_DAY: 1_000,
};

function sender({
  emails = repository(),
  by = ticket,
  clock = systemClock as Clock,
  metrics = new Metrics(),
} = {}): SendQueuedEmails {
  const limit = new EmailLimits(new PreparedStatements(database.dataSource), allowed);
  const house = { details: async () => sampleHouse } as CurrentHouse;
  const sources = { settings, clock } as MailSources;
  return new SendQueuedEmails(emails, mailer, limit, house, [by], sources, quietLogger(), metrics);
}

async function queue(count = 1): Promise<void> {
  const emails = repository();
  for (let turn = 0; turn < count; turn += 1) {
    await database.dataSource.transaction((manager) => emails.enqueue(owedTicket(), new Date(), manager));
  }
}

const owed = async () => (await database.dataSource.query('SELECT about FROM emails'))[0] as { about: string };
const rows = () => database.dataSource.query('SELECT status, attempts, last_error FROM emails');
const endLeases = () => database.dataSource.query('UPDATE emails SET leased_until = statement_timestamp()');
const messageIds = () => smtp.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);

async function claimed(emails: EmailRepository): Promise<ClaimedEmail> {
  const [email] = await emails.claim(new Date(), 1);
  if (!email) throw new Error('nothing was due');
  return email;
}

it('deletes an e-mail without a recipient: a party of the door that gave no address', async () => {
  await queue();
  const compose = async (id: string) =>
    composeTicket(sampleTicket({ id, email: '' }), settings, sampleHouse, new Date());
  await sender({ by: { ...ticket, compose } }).sendNext();
  expect(await rows()).toEqual([]);
  expect(smtp.received).toEqual([]);
});

it('measures the time from what an e-mail is about until a mail server accepted it', async () => {
  const causedAt = new Date('2026-12-05T16:00:00.000Z');
  await database.dataSource.transaction((manager) =>
    repository().enqueue({ ...owedTicket(), causedAt }, causedAt, manager),
  );
  const metrics = new Metrics();
  await sender({ clock: fixedClock(new Date(causedAt.getTime() + 4_000)), metrics }).sendNext();
  const text = await metrics.read();
  expect(text).toContain('hilltop_email_seconds_sum{kind="booking-ticket"} 4\n');
  expect(text).toContain('hilltop_email_seconds_bucket{le="2.5",kind="booking-ticket"} 0\n');
  expect(text).toContain('hilltop_email_seconds_bucket{le="5",kind="booking-ticket"} 1\n');
});

describe('senders', () => {
  it('get each e-mail once, with three working at the same time', async () => {
    await queue(30);
    const drain = async (one: SendQueuedEmails) => {
      while (await one.sendNext());
    };
    await Promise.all([sender(), sender(), sender()].map(drain));
    expect(new Set(messageIds()).size).toBe(30);
    expect(smtp.received).toHaveLength(30);
  });

  it('take over after the lease from one that was killed between claiming and sending', async () => {
    await queue();
    await claimed(repository());
    expect(await sender().sendNext()).toBe(false);
    await endLeases();
    expect(await sender().sendNext()).toBe(true);
    expect(smtp.received).toHaveLength(1);
    expect(await rows()).toEqual([{ status: 'sent', attempts: 2, last_error: null }]);
  });

  it('send the same message again when one was killed between sending and recording it', async () => {
    await queue();
    const killed = new StoppedRepository(new PreparedStatements(database.dataSource));
    const attempt = sender({ emails: killed }).sendNext();
    await eventually(() => expect(smtp.received).toHaveLength(1));
    await endLeases();
    expect(await sender().sendNext()).toBe(true);
    expect(smtp.received).toHaveLength(2);
    expect(new Set(messageIds()).size).toBe(1);
    killed.end();
    await attempt;
  });

  it('neither undo nor repeat what another has sent', async () => {
    await queue();
    const [slow, other] = [repository(), repository()];
    const email = await claimed(slow);
    await endLeases();
    const again = await claimed(other);
    expect(await slow.renew(email)).toBe(false);
    await slow.markSent(email, new Date());
    await other.markDelayed(again, 'no', new Date());
    await other.markFailed(again, 'no');
    expect(await rows()).toEqual([{ status: 'sent', attempts: 2, last_error: null }]);
    expect(await sender().sendNext()).toBe(false);
  });

  it('cannot mark as failed what another has claimed', async () => {
    await queue();
    const slow = repository();
    const email = await claimed(slow);
    await endLeases();
    await claimed(repository());
    await slow.markFailed(email, 'no');
    expect(await rows()).toEqual([{ status: 'queued', attempts: 2, last_error: null }]);
  });

  it.each(['is accepted', 'is refused for now'])(
    'send the mail of a later change after the one under way has ended, which %s',
    async (end) => {
      await queue();
      const { about } = await owed();
      let status: 'confirmed' | 'cancelled' = 'confirmed';
      const [composed, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const compose = async (id: string) => {
        const mail = await composeTicket(sampleTicket({ id, status }), settings, sampleHouse, new Date());
        composed.resolve();
        await goOn.promise;
        return mail;
      };
      const first = sender({ by: { ...ticket, compose } }).sendNext();
      await composed.promise;
      status = 'cancelled';
      await database.dataSource.transaction((manager) =>
        repository().enqueueAgain({ ...owedTicket(), about }, new Date(), manager),
      );
      const others = [sender({ by: { ...ticket, compose } }), sender({ by: { ...ticket, compose } })];
      expect(await Promise.all(others.map((other) => other.sendNext()))).toEqual([false, false]);
      if (end === 'is refused for now') smtp.refuse(451);
      goOn.resolve();
      await first;
      smtp.accept();
      expect(await sender({ by: { ...ticket, compose } }).sendNext()).toBe(true);
      const subjects = smtp.received.map(({ source }) => /^Subject: (\w+)/m.exec(source)?.[1]);
      expect(subjects).toEqual(end === 'is accepted' ? ['Your', 'Canceled'] : ['Canceled']);
      expect(await rows()).toEqual([{ status: 'sent', attempts: 1, last_error: null }]);
    },
  );

  it('give up a ticket that bookings does not know', async () => {
    await queue();
    await sender({ by: unknownBooking }).sendNext();
    expect(await rows()).toEqual([{ status: 'failed', attempts: 1, last_error: 'its subject does not exist' }]);
  });

  it('retry for two days and no longer', async () => {
    await queue();
    smtp.refuse(451);
    await database.dataSource.query('UPDATE emails SET attempts = 100');
    const later = (hours: number) => fixedClock(new Date(Date.now() + hours * 3_600_000));
    await sender({ clock: later(47) }).sendNext();
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 101 }]);
    await sender({ clock: later(49) }).sendNext();
    expect(await rows()).toMatchObject([
      { status: 'failed', attempts: 102, last_error: 'the mail server did not accept it for two days' },
    ]);
  });
});
