import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { type DaySealed, daySealed } from '@hilltop/contracts/ledger/day-sealed';
import type { Account } from '@hilltop/contracts/money-moved';
import { correlationId } from '@hilltop/platform/logging/correlation';
import type { EntityManager } from 'typeorm';
import { MONEY } from '../../reports/accounts.js';
import type { SealedDay } from '../sealed-day.entity.js';

/** $1 the date. */
const TENDERS = `
  SELECT coalesce(tender, '') AS tender, coalesce(sum(cents) FILTER (WHERE NOT is_refund), 0)::integer AS "takenCents",
    coalesce(sum(cents) FILTER (WHERE is_refund), 0)::integer AS "refundCents"
  FROM money_lines WHERE business_date = $1::date AND ${MONEY} GROUP BY 1 ORDER BY 1`;

/** The event of a day that is sealed in the manager's transaction. */
export async function daySealedEvent(manager: EntityManager, day: SealedDay): Promise<CloudEvent<DaySealed>> {
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
