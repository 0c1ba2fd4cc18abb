import { randomUUID } from 'node:crypto';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { emptyTables } from '@hilltop/platform/testing/empty-tables';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { EmailLimits } from '../src/emails/send-queued-emails/email-limits.js';
import { notificationsService } from '../src/service.js';

const now = new Date('2026-11-24T10:00:00Z');
const tomorrow = new Date('2026-11-25T00:00:00Z');
const her = 'her@example.test';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let limits: EmailLimits;
beforeAll(async () => {
  database = await createTestDatabase(notificationsService);
  limits = new EmailLimits(new PreparedStatements(database.dataSource), {
    EMAILS_PER_ADDRESS_PER_DAY: 2,
    EMAILS_PER_BOOKING_PER_DAY: 10,
    EMAILS_PER_MAILBOX_PER_DAY: 12,
  });
});
afterAll(() => database.close());
beforeEach(() => emptyTables(database.dataSource, 'recipient_counts'));

const change = (about: string, address = her) => limits.count({ about, cause: 'party' }, address, now);

/** Changes a stranger's booking with an address of her mailbox as often as its own limit allows. @returns how many pass */
async function flood(turn: number): Promise<number> {
  const about = randomUUID();
  let passed = 0;
  for (let time = 0; time < 10; time += 1) {
    if (!(await change(about, `Her+${turn}@example.test`))) passed += 1;
  }
  return passed;
}

it('bounds what many bookings cause for one mailbox, and lets through the first three changes of hers', async () => {
  const passed = [await flood(0), await flood(1), await flood(2), await flood(3)];
  expect(passed).toEqual([10, 8, 3, 3]);
  const booking = randomUUID();
  for (let time = 0; time < 3; time += 1) expect(await change(booking)).toBeUndefined();
  expect(await change(booking)).toEqual({
    reason: 'daily limit for e-mails about bookings to this address reached',
    until: tomorrow,
  });
  expect(await limits.count({ about: booking, cause: 'house' }, her, now)).toBeUndefined();
  expect(await change(randomUUID(), 'other@example.test')).toBeUndefined();
});
