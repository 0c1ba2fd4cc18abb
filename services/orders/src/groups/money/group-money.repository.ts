import { randomUUID } from 'node:crypto';
import { groupEntryWritten } from '@hilltop/contracts/orders/group-entry-written';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Group } from '../group.entity.js';
import { GroupDocument } from './group-document.entity.js';
import { type EntryCause, GroupEntry, type MoneyMethod } from './group-entry.entity.js';
import { InvoiceQuestion } from './invoice-question.entity.js';

/**
 * Writes an entry and the balance in one statement. $1 id, $2 group, $3 cause, $4 cents, $5 method, $6 reference, $7 document, $8 entry, $9 moment,
 * $10 now, $11 account, $12 reason, $13 key.
 */
const WRITE = `
  WITH written AS (
    INSERT INTO group_entries
      (id, group_id, cause, delta_cents, method, reference, document_number, of_entry, happened_at, recorded_at, staff_id, reason, key)
    VALUES ($1::uuid, $2::uuid, $3::text, $4::integer, $5::text, $6::text, $7::text, $8::uuid, $9::timestamptz, $10::timestamptz, $11::uuid,
      $12::text, $13::text)
    RETURNING group_id, delta_cents
  ) UPDATE groups g SET balance_cents = g.balance_cents + w.delta_cents FROM written w WHERE g.id = w.group_id
  RETURNING g.language`;

/** The next number of a year, by the last statement of its transaction. $1 series, $2 today. */
const NEXT_NUMBER = `
  INSERT INTO document_numbers AS n (series, last, last_date) VALUES ($1::text, 1, $2::date)
    ON CONFLICT (series) DO UPDATE SET last = n.last + 1, last_date = greatest(n.last_date, $2::date)
    RETURNING last, to_char(last_date, 'YYYY-MM-DD') AS "issuedOn"`;

/** With what is on its way to cards. $1 group. */
const MONEY = `
  SELECT group_money($1::uuid) AS lines, (SELECT coalesce(sum(r.amount_cents), 0)::integer FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE p.group_id = $1::uuid AND r.status IN ('requested', 'sent')) AS sending`;

export interface NewEntry {
  /** A new one by default. */
  readonly id?: string;
  readonly groupId: string;
  readonly cause: EntryCause;
  /** What the group owes more. */
  readonly deltaCents: number;
  readonly method?: MoneyMethod;
  readonly reference?: string;
  readonly documentNumber?: string;
  readonly ofEntry?: string;
  /** Now by default. */
  readonly happenedAt?: Date;
  /** Null for money that a card paid, or did not take back. */
  readonly staffId: string | null;
  readonly reason?: string | null;
  readonly key?: string | null;
}

/** As the books have it, in US cents. */
export interface GroupBooks {
  /** Owed to the house for what was billed. */
  readonly owedCents: number;
  /** The house owes it, and has not sent it. */
  readonly dueBackCents: number;
}

@Injectable()
export class GroupMoneyRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async entries(groupIds: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<GroupEntry[]> {
    return manager
      .createQueryBuilder(GroupEntry, 'e')
      .where('e.groupId = ANY (:groupIds)', { groupIds })
      .orderBy('e.recordedAt')
      .addOrderBy('e.id')
      .getMany();
  }

  async documents(
    groupIds: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<GroupDocument[]> {
    return manager
      .createQueryBuilder(GroupDocument, 'd')
      .where('d.groupId = ANY (:groupIds)', { groupIds })
      .orderBy('d.issuedAt')
      .addOrderBy('d.number')
      .getMany();
  }

  /** Also those that are settled, oldest first. */
  async questions(groupIds: readonly string[]): Promise<InvoiceQuestion[]> {
    return this.dataSource.manager
      .createQueryBuilder(InvoiceQuestion, 'q')
      .where('q.groupId = ANY (:groupIds)', { groupIds })
      .orderBy('q.askedAt')
      .addOrderBy('q.id')
      .getMany();
  }

  /** What the database publishes of a group, so there is one sum of its money. */
  async books(groupId: string, manager: EntityManager = this.dataSource.manager): Promise<GroupBooks> {
    const [row]: { lines: { account: string; cents: number }[]; sending: number }[] = await manager.query(MONEY, [
      groupId,
    ]);
    const cents = (account: string) => row?.lines.find((line) => line.account === account)?.cents ?? 0;
    return { owedCents: cents('receivable'), dueBackCents: -cents('refunds_due') - (row?.sending ?? 0) };
  }

  /** The caller has locked the group's row. */
  async write(manager: EntityManager, entry: NewEntry): Promise<void> {
    const now = this.clock.now();
    const { groupId, cause, deltaCents, method = null, reference = '', documentNumber = null, ofEntry = null } = entry;
    const { happenedAt = now, staffId, reason = null, key = null } = entry;
    const entryId = entry.id ?? randomUUID();
    const facts = [entryId, groupId, cause, deltaCents, method, reference, documentNumber, ofEntry];
    // For an UPDATE, the driver returns its rows and their number.
    const [[group]]: [Pick<Group, 'language'>[], number] = await manager.query(WRITE, [
      ...[...facts, happenedAt, now, staffId, reason, key],
    ]);
    const data = { entryId, groupId, cause, language: group?.language };
    const event = { aggregateId: groupId, correlationId: correlationId(), now, data };
    await this.outbox.add(manager, groupEntryWritten.create(event));
  }

  /** Takes the next number, after everything that a transaction may be refused for. @param today the venue's date */
  async nextNumber(manager: EntityManager, today: string): Promise<{ number: string; issuedOn: string }> {
    const series = today.slice(0, 4);
    const [row]: { last: number; issuedOn: string }[] = await manager.query(NEXT_NUMBER, [series, today]);
    if (!row) throw new Error('a series has no next number');
    return { number: `HI-${series}-${String(row.last).padStart(4, '0')}`, issuedOn: row.issuedOn };
  }
}
