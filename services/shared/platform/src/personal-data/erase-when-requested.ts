import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { EventDefinition } from '@hilltop/contracts/define-event';
import { MOST_SOURCE_IDS } from '@hilltop/contracts/erasure-report';
import { Inject, Injectable, type Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../lifecycle/clock.js';
import type { Reaction } from '../messaging/inbox/subscription.js';
import { Outbox } from '../messaging/outbox/outbox.js';
import { emailHashSql } from './email-hash.js';
import type { Erased, PersonalData } from './personal-data.js';

interface Request {
  readonly erasureId: string;
  readonly emailHash: string;
}

interface Count {
  readonly count: number;
}

interface Changed extends Count {
  readonly ids: readonly string[];
}

/** Runs in the manager's transaction. @param hash see `emailHash` */
export async function erasePerson(
  manager: EntityManager,
  tables: readonly PersonalData[],
  hash: string,
): Promise<Erased> {
  let [erased, kept] = [0, 0];
  const sourceIds = new Set<string>();
  for (const { table, email, blank, needed = 'false', inBooks } of tables) {
    const theirs = `${emailHashSql(email)} = $1`;
    const change = blank ? `UPDATE ${table} SET ${blank}` : `DELETE FROM ${table}`;
    const [changed] = await manager.query<Changed[]>(
      `WITH changed AS (${change} WHERE ${theirs} AND NOT (${needed}) RETURNING ${inBooks ? 'id' : 'NULL::uuid'} AS id)
       SELECT count(*)::int AS count, coalesce(array_agg(id) FILTER (WHERE id IS NOT NULL), '{}') AS ids FROM changed`,
      [hash],
    );
    const [left] = await manager.query<Count[]>(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${theirs} AND (${needed})`,
      [hash],
    );
    erased += changed?.count ?? 0;
    kept += left?.count ?? 0;
    for (const id of changed?.ids ?? []) sourceIds.add(id);
  }
  return { erased, kept, ...(sourceIds.size > 0 && { sourceIds: [...sourceIds] }) };
}

/** Erases the person's data and reports the number of rows. @param report the service's own `personErased` */
export function eraseWhenRequested(
  report: EventDefinition<Erased & { erasureId: string }>,
  tables: readonly PersonalData[],
): Type<Reaction<Request>> {
  @Injectable()
  class ErasePersonWhenRequested implements Reaction<Request> {
    constructor(
      @Inject(Outbox) private readonly outbox: Outbox,
      @Inject(CLOCK) private readonly clock: Clock,
    ) {}

    async react({ data, correlationid }: CloudEvent<Request>, manager: EntityManager): Promise<void> {
      const { erasureId, emailHash } = data;
      const { sourceIds = [], ...counts } = await erasePerson(manager, tables, emailHash);
      const facts = { aggregateId: erasureId, correlationId: correlationid, now: this.clock.now() };
      for (let from = 0; from === 0 || from < sourceIds.length; from += MOST_SOURCE_IDS) {
        const ids = sourceIds.slice(from, from + MOST_SOURCE_IDS);
        const counted = from === 0 ? counts : { erased: 0, kept: 0 };
        const data = { erasureId, ...counted, ...(ids.length > 0 && { sourceIds: ids }) };
        await this.outbox.add(manager, report.create({ ...facts, data }));
      }
    }

    committed(): void {
      this.outbox.wake();
    }
  }
  return ErasePersonWhenRequested;
}
