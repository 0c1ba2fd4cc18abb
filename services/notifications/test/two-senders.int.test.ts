import { randomUUID } from 'node:crypto';
import { systemClock } from '@hilltop/platform/clock/clock';
import { HotStatements } from '@hilltop/platform/database/hot-statements';
import { createLogger } from '@hilltop/platform/logging/logger';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { ENTITIES } from '../src/database/entities.js';
import { MIGRATIONS } from '../src/database/migrations.js';
import type { EmailComposer } from '../src/emails/composer.js';
import { EmailRepository } from '../src/emails/email.repository.js';
import { Mailer } from '../src/emails/mailer.js';
import { SendQueuedEmails } from '../src/emails/send-queued-emails/send-queued-emails.js';
import { composeTicket } from '../src/tickets/ticket-email.js';
import { sampleTicket } from './support/ticket.js';

const settings = { PUBLIC_URL: 'https://hilltop.example', VENUE_TIME_ZONE: 'America/Chicago' };

it('gives each e-mail to one of two senders', async () => {
  const database = await createTestDatabase({ entities: ENTITIES, migrations: MIGRATIONS });
  const statements = new HotStatements(database.dataSource);
  const composer: EmailComposer = {
    kind: 'booking-ticket',
    compose: (id) => composeTicket(sampleTicket({ id }), settings),
  };
  const taken: string[] = [];
  class CountingMailer extends Mailer {
    override async send(_: unknown, messageId: string): Promise<void> {
      taken.push(messageId);
    }
  }
  const logger = createLogger({ service: 'tests', level: 'silent' });
  const mailer = new CountingMailer('smtp://127.0.0.1:1', 'a@hilltop.test');
  const sender = () =>
    new SendQueuedEmails(new EmailRepository(statements), mailer, [composer], settings, systemClock, logger);
  const queue = new EmailRepository(statements);
  for (let i = 0; i < 40; i += 1) {
    await queue.enqueue('booking-ticket', randomUUID(), randomUUID(), new Date(), database.dataSource.manager);
  }
  const drain = async (one: SendQueuedEmails) => {
    while ((await one.execute()) > 0);
  };
  await Promise.all([drain(sender()), drain(sender())]);
  expect(taken).toHaveLength(40);
  expect(new Set(taken).size).toBe(40);
  await database.close();
}, 30_000);
