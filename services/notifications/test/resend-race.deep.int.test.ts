import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { createTestDatabase, type TestDatabase } from '@hilltop/platform/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ClaimedEmail, EmailRepository } from '../src/emails/email.repository.js';
import { EmailAdminRepository, RESEND_PAUSE_MS } from '../src/emails/email-admin.repository.js';
import { notificationsService } from '../src/service.js';
import { owedTicket } from './support/owed-ticket.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({
    entities: notificationsService.entities,
    migrations: notificationsService.migrations,
  });
});
afterAll(() => database.close());
beforeEach(() => emptyTables(database.dataSource, 'emails'));

const queue = () => new EmailRepository(new PreparedStatements(database.dataSource));
const app = () => new EmailAdminRepository(new PreparedStatements(database.dataSource));
const row = async () => (await database.dataSource.query('SELECT status, resends, attempts FROM emails'))[0];

async function claim(emails: EmailRepository): Promise<ClaimedEmail> {
  const [email] = await emails.claim(new Date(), 1);
  if (!email) throw new Error('nothing was due');
  return email;
}

async function sentEmail(emails = queue()): Promise<ClaimedEmail> {
  await database.dataSource.transaction((manager) => emails.enqueue(owedTicket(), new Date(), manager));
  const email = await claim(emails);
  await emails.markSent(email, new Date());
  return email;
}

const resend = (id: string, now: Date) => app().resend(id, now, database.dataSource.manager);

describe('two members of staff who resend an e-mail at once', () => {
  it('queue it once', async () => {
    const { id } = await sentEmail();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => resend(id, new Date())));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await row()).toEqual({ status: 'queued', resends: 1, attempts: 0 });
  });

  it('queue it once also when it is sent in between, until some time has passed', async () => {
    const emails = queue();
    const { id } = await sentEmail(emails);
    const now = new Date();
    expect(await resend(id, now)).toBeDefined();
    await emails.markSent(await claim(emails), now);
    expect(await resend(id, new Date(now.getTime() + RESEND_PAUSE_MS - 1))).toBeUndefined();
    expect(await resend(id, new Date(now.getTime() + RESEND_PAUSE_MS))).toBeDefined();
  });

  it('would queue it twice with a check before the update (negative control)', async () => {
    const { dataSource } = database;
    const { id } = await sentEmail();
    const bothHaveLooked = Promise.withResolvers<void>();
    let looking = 2;
    const blind = async (): Promise<boolean> => {
      const [email] = await dataSource.query('SELECT status FROM emails WHERE id = $1', [id]);
      if (--looking === 0) bothHaveLooked.resolve();
      await bothHaveLooked.promise;
      if (email.status !== 'sent') return false;
      await dataSource.query(`UPDATE emails SET status = 'queued', resends = resends + 1 WHERE id = $1`, [id]);
      return true;
    };
    expect(await Promise.all([blind(), blind()])).toEqual([true, true]);
    expect(await row()).toMatchObject({ resends: 2 });
  });
});

describe('a sender that still works on an earlier sending', () => {
  it('does not affect the later one', async () => {
    const emails = queue();
    const earlier = await sentEmail(emails);
    await resend(earlier.id, new Date());
    await emails.markSent(earlier, new Date());
    expect(await row()).toMatchObject({ status: 'queued', resends: 1 });

    const later = await claim(emails);
    expect(later).toMatchObject({ id: earlier.id, resends: 1, attempts: 1 });
    await emails.markFailed(earlier, 'no');
    await emails.markDelayed(earlier, 'no', new Date());
    expect(await emails.renew(later)).toBe(true);
    await emails.markSent(later, new Date());
    expect(await row()).toMatchObject({ status: 'sent', resends: 1 });
  });

  it('does not give up an old e-mail that was just resent', async () => {
    const { id } = await sentEmail();
    await database.dataSource.query(`UPDATE emails SET created_at = created_at - interval '30 days'`);
    const now = new Date();
    await resend(id, now);
    expect((await claim(queue())).queuedAt).toEqual(now);
  });

  it('neither renews nor ends the lease of a later one by the same process, also when the e-mail is queued once more', async () => {
    const emails = queue();
    const owed = owedTicket();
    await database.dataSource.transaction((manager) => emails.enqueue(owed, new Date(), manager));
    const earlier = await claim(emails);
    await database.dataSource.query('UPDATE emails SET leased_until = statement_timestamp()');
    await database.dataSource.transaction((manager) => emails.enqueueAgain(owed, new Date(), manager));
    const later = await claim(emails);
    await database.dataSource.transaction((manager) => emails.enqueueAgain(owed, new Date(), manager));

    expect(await emails.renew(earlier)).toBe(false);
    await emails.markDelayed(earlier, 'no', new Date());
    await emails.markSent(earlier, new Date());
    expect(await emails.renew(later)).toBe(true);
    expect(await emails.claim(new Date(), 1)).toEqual([]);

    await emails.markSent(later, new Date());
    expect(await row()).toEqual({ status: 'queued', resends: 2, attempts: 0 });
    expect(await claim(emails)).toMatchObject({ resends: 2, attempts: 1 });
  });
});
