import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { GroupMoneyRepository } from '../src/groups/money/group-money.repository.js';
import { ordersService } from '../src/service.js';
import { DAY, type RunningGroups, runGroups } from './support/running-groups.js';

describe('the numbers of documents', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase({ ...ordersService, poolSize: 30 });
  });
  afterAll(() => database.close());

  const DOCUMENTS = 500;
  const isRolledBack = (at: number) => at % 3 === 0;
  const numbers = async (): Promise<number[]> =>
    (await database.dataSource.query('SELECT number FROM group_documents')).map(({ number }: { number: string }) =>
      Number(number.slice(-4)),
    );
  const issue = async (manager: EntityManager, number: string, issuedOn: string) => {
    await manager.query(
      `INSERT INTO group_documents (number, group_id, kind, issued_on, issued_at, bill_to, pupils, adults, lines, tax_cents, total_cents)
        VALUES ($1, $2, 'invoice', $3, now(), 'A', 1, 1, '[]', 0, 1)`,
      [number, randomUUID(), issuedOn],
    );
  };
  /** Issues many at once, of which every third is rolled back. @param year of its own @returns how many failed by themselves */
  async function issueMany(year: string, next: (manager: EntityManager, today: string) => Promise<[string, string]>) {
    const ends = await Promise.allSettled(
      Array.from({ length: DOCUMENTS }, (_, at) =>
        inTransaction(database.dataSource, async (manager) => {
          // New Year's Eve, and clocks that do not agree on it.
          const [number, issuedOn] = await next(manager, `${year}-12-${at % 2 === 0 ? '31' : '30'}`);
          await issue(manager, number, issuedOn);
          if (isRolledBack(at)) throw new Error('refused');
        }),
      ),
    );
    return ends.filter((end) => end.status === 'rejected' && !/refused/.test(String(end.reason))).length;
  }
  const kept = Array.from({ length: DOCUMENTS }, (_, at) => at).filter((at) => !isRolledBack(at)).length;
  const gapless = Array.from({ length: kept }, (_, at) => at + 1);

  it('have no gap and no double, and their dates do not go back', async () => {
    const money = new GroupMoneyRepository(database.dataSource, new Outbox(), { now: () => new Date() });
    const failed = await issueMany('2027', async (manager, today) => {
      const { number, issuedOn } = await money.nextNumber(manager, today);
      return [number, issuedOn];
    });
    expect(failed).toBe(0);
    expect((await numbers()).sort((a, b) => a - b)).toEqual(gapless);
    const dates = await database.dataSource.query('SELECT issued_on::text AS day FROM group_documents ORDER BY number');
    const days = dates.map(({ day }: { day: string }) => day);
    expect(days).toEqual([...days].sort());
  });

  it('would have gaps by a sequence, and doubles by the largest and one', async () => {
    await database.dataSource.query('CREATE SEQUENCE numbers; ALTER TABLE group_documents DISABLE TRIGGER ALL');
    const bySequence = async (manager: EntityManager, today: string): Promise<[string, string]> => {
      const [{ next }] = await manager.query(`SELECT nextval('numbers') AS next`);
      return [`S-${String(next).padStart(4, '0')}`, today];
    };
    await issueMany('2028', bySequence);
    const bySequenceKept = (await numbersOf('S-')).sort((a, b) => a - b);
    expect(bySequenceKept).not.toEqual(gapless);
    const byLargest = async (manager: EntityManager, today: string): Promise<[string, string]> => {
      const [{ next }] = await manager.query(
        `SELECT coalesce(max(right(number, 4)::int), 0) + 1 AS next FROM group_documents WHERE number LIKE 'M-%'`,
      );
      return [`M-${String(next).padStart(4, '0')}`, today];
    };
    expect(await issueMany('2029', byLargest)).toBeGreaterThan(0);
  });

  async function numbersOf(prefix: string): Promise<number[]> {
    const rows: { number: string }[] = await database.dataSource.query(
      'SELECT number FROM group_documents WHERE starts_with(number, $1)',
      [prefix],
    );
    return rows.map(({ number }) => Number(number.slice(prefix.length)));
  }
});

/** 121 days after the visit. */
const LATE = '2027-07-15';

describe('the money of a group', () => {
  let groups: RunningGroups;
  beforeAll(async () => {
    groups = await runGroups();
  });
  afterAll(() => groups.close());

  it('is given up, credited and paid back once, whoever presses first', async () => {
    const { desk } = groups;
    for (let round = 0; round < 10; round += 1) {
      await groups.clear();
      const secured = await desk.pay(await desk.accepted(), '120.00', { day: '2027-01-05' });
      groups.at(`${DAY}T20:00:01Z`);
      await groups.job();
      const invoiced = await desk.invoice(await desk.shown(secured.number), false);
      groups.later(24 * 121);
      const number = invoiced.money.documents[0]?.number ?? '';
      await Promise.all([
        desk.writeOff(invoiced),
        desk.writeOff(invoiced),
        desk.credit(invoiced, number, '480.00'),
        desk.credit(invoiced, number, '480.00'),
      ]);
      const { money } = await desk.shown(secured.number);
      const sum = (cause: string) =>
        money.entries.filter((entry) => entry.cause === cause).reduce((all, { cents }) => all + cents, 0);
      expect(sum('credited')).toBe(48_000);
      expect([0, 36_000]).toContain(sum('written_off'));
      expect(money.owedCents).toBe(0);
      const due = money.dueBackCents;
      expect(due).toBe(12_000 + sum('written_off'));
      await Promise.all([1, 2, 3].map(() => desk.payOut(invoiced, (due / 100).toFixed(2), { day: LATE })));
      const after = await desk.shown(secured.number);
      expect(after.money).toMatchObject({ dueBackCents: 0, owedCents: 0 });
      expect(after.money.entries.filter(({ cause }) => cause === 'refunded')).toHaveLength(1);
    }
  });

  it('of a check that is sent again and again is written down once', async () => {
    await groups.clear();
    const accepted = await groups.desk.accepted();
    const key = randomUUID();
    await Promise.all([1, 2, 3, 4].map(() => groups.desk.pay(accepted, '20.00', { day: '2027-01-05' }, key)));
    expect((await groups.desk.shown(accepted.number)).money).toMatchObject({ receivedCents: 2_000 });
  });

  it('would be credited twice by whoever adds up first and writes then (negative control)', async () => {
    await groups.clear();
    const [{ dataSource }, group] = [groups.database, await groups.desk.accepted()];
    const runners = [dataSource.createQueryRunner(), dataSource.createQueryRunner()];
    await Promise.all(runners.map((runner) => runner.startTransaction()));
    const credited = `SELECT coalesce(sum(total_cents), 0)::integer AS cents FROM group_documents WHERE group_id = $1 AND kind = 'credit_note'`;
    const sums = await Promise.all(runners.map((runner) => runner.query(credited, [group.id])));
    const left = sums.map(([{ cents }]) => 48_000 - cents);
    await Promise.all(
      runners.map((runner, at) =>
        runner.query(
          `INSERT INTO group_documents (number, group_id, kind, of_number, issued_on, issued_at, bill_to, pupils, adults, lines, tax_cents, total_cents)
            VALUES ($1, $2, 'credit_note', 'HI-1', now(), now(), 'A', 1, 1, '[]', 0, $3)`,
          [`C-${at}`, group.id, left[at]],
        ),
      ),
    );
    await Promise.all(runners.map((runner) => runner.commitTransaction().then(() => runner.release())));
    expect((await dataSource.query(credited, [group.id]))[0].cents).toBe(96_000);
  });
});
