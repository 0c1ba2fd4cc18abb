import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Account } from '@hilltop/contracts/house/accounts';
import { type DaySealed, daySealed } from '@hilltop/contracts/ledger/day-sealed';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MONEY } from '../../accounts.js';
import type { Environment } from '../../env.js';
import { linesOfDay } from '../lines-of-day.js';
import { type NextDay, nextDay } from '../next-day.js';
import { hashOf, pageText } from '../page-text.js';
import { type SealKey, sealKey, signPage } from '../seal-keys.js';
import { SealedDay } from '../sealed-day.entity.js';

/** $1 the date. */
const TENDERS = `
  SELECT coalesce(tender, '') AS tender, coalesce(sum(cents) FILTER (WHERE NOT is_refund), 0)::float8 AS "takenCents",
    coalesce(sum(cents) FILTER (WHERE is_refund), 0)::float8 AS "refundCents"
  FROM money_lines WHERE business_date = $1::date AND ${MONEY} GROUP BY 1 ORDER BY 1`;

/** Reads sums in the manager's transaction. */
async function daySealedEvent(manager: EntityManager, day: SealedDay): Promise<CloudEvent<DaySealed>> {
  const { date, lineCount, sums, hash, previousHash, publicKey, sealedAt } = day;
  const accounts = Object.entries(sums).map(([account, cents]) => ({ account: account as Account, cents }));
  const tenders: DaySealed['tenders'] = await manager.query(TENDERS, [date]);
  return daySealed.create({
    aggregateId: date,
    data: { date, lineCount, accounts, tenders, hash, previousHash, publicKey },
    correlationId: correlationId(),
    now: sealedAt,
  });
}

/** Waits until pending lines are committed, and keeps others from a page until this transaction ends. */
const LOCK_PAGES = `SELECT pg_advisory_xact_lock(hashtext('sealed days'))`;

/** Seals days that have ended, oldest first, each once across processes (product.md §17). */
@Injectable()
export class SealDays {
  private readonly key: SealKey;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    const [newest] = environment.SEAL_SECRETS;
    if (newest === undefined) throw new Error('no secret to seal days with');
    this.key = sealKey(newest);
  }

  async execute(): Promise<void> {
    // Without the lock first: usually no day is due, and writers would wait for nothing.
    while (await this.next(this.dataSource)) {
      const day = await inTransaction(this.dataSource, (manager) => this.seal(manager));
      this.outbox.wake();
      if (day) this.logger.info({ date: day.date, lines: day.lineCount }, 'sealed a day of the books');
    }
  }

  /** @returns undefined if another process sealed it, or none is due */
  async seal(manager: EntityManager): Promise<SealedDay | undefined> {
    await manager.query(LOCK_PAGES);
    const next = await this.next(manager);
    if (!next) return undefined;
    const page = {
      ...next,
      ...(await linesOfDay(manager, next.date)),
      publicKey: this.key.publicKey,
      sealedAt: this.clock.now(),
    };
    const text = pageText(page);
    const day = { ...page, hash: hashOf(text), signature: signPage(text, this.key) };
    await manager.getRepository(SealedDay).insert(day);
    await this.outbox.add(manager, await daySealedEvent(manager, day));
    return day;
  }

  private next(manager: DataSource | EntityManager): Promise<NextDay | undefined> {
    return nextDay(manager, this.clock.now(), this.environment.VENUE_TIME_ZONE);
  }
}
