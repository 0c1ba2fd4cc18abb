import { randomUUID } from 'node:crypto';
import type { MoneyMoved } from '@hilltop/contracts/money-moved';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Environment } from '../../env.js';
import { writeLines } from '../write-lines.js';

/** Visits per transaction. */
const AT_ONCE = 100;

/** $1 now, $2 limit. */
const TAKE_STARTED = `
  DELETE FROM unearned_visits WHERE (source_id, starts_at) IN (
    SELECT source_id, starts_at FROM unearned_visits WHERE starts_at <= $1::timestamptz
    ORDER BY starts_at LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING source_id AS "sourceId", starts_at AS "startsAt"`;

/** $1 source, $2 start. */
const DEFERRED = `
  SELECT kind, tax_code AS "taxCode", tour_id AS "tourId", sum(cents)::float8 AS cents, max(source) AS source,
    max(reference) AS reference, max(channel) AS channel,
    greatest(max(at), $2::timestamptz) AS at
  FROM money_lines WHERE source_id = $1::uuid AND account = 'deferred_visits' AND starts_at = $2::timestamptz
  GROUP BY kind, tax_code, tour_id HAVING sum(cents) <> 0`;

interface Visit {
  readonly sourceId: string;
  readonly startsAt: Date;
}

interface DeferredPart {
  readonly kind: 'tour' | 'food';
  readonly taxCode: string;
  readonly tourId: string;
  readonly cents: number;
  readonly source: string;
  readonly reference: string;
  readonly channel: string;
  readonly at: Date;
}

/** Earns the money of visits that have started; parties that do not come have paid too (product.md §17). */
@Injectable()
export class EarnVisits {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async execute(): Promise<void> {
    while ((await inTransaction(this.dataSource, (manager) => this.earn(manager))) === AT_ONCE);
  }

  private async earn(manager: EntityManager): Promise<number> {
    // For a DELETE, the driver returns its rows and their number.
    const [visits]: [Visit[], number] = await manager.query(TAKE_STARTED, [this.clock.now(), AT_ONCE]);
    for (const { sourceId, startsAt } of visits) {
      const parts: DeferredPart[] = await manager.query(DEFERRED, [sourceId, startsAt]);
      for (const part of parts) await this.write(manager, { sourceId, startsAt }, part);
    }
    return visits.length;
  }

  /** A change after the start is earned when it was made. */
  private write(manager: EntityManager, { sourceId, startsAt }: Visit, part: DeferredPart): Promise<void> {
    const { kind, taxCode, tourId, cents, source, reference, channel, at } = part;
    const line = { kind, taxCode, tourId, startsAt: startsAt.toISOString() };
    const lines: MoneyMoved['lines'] = piecesOf(cents).flatMap((piece) => [
      { ...line, account: 'deferred_visits', cents: -piece },
      { ...line, account: kind === 'food' ? 'food' : 'tours', cents: piece },
    ]);
    const facts = { source, sourceId, reference, channel, cause: 'earned' };
    const movement = { ...facts, id: randomUUID(), at: at.toISOString(), lines };
    return writeLines(manager, movement, { timeZone: this.environment.VENUE_TIME_ZONE, now: this.clock.now() });
  }
}

/** Of its column. */
const MOST_OF_A_LINE = 2_147_483_647;

/** A sum that one line cannot carry is several: it would stop the visits after it. */
function piecesOf(cents: number): number[] {
  const most = Math.sign(cents) * MOST_OF_A_LINE;
  const whole = Math.trunc(cents / most);
  return [...Array<number>(whole).fill(most), cents - whole * most].filter((piece) => piece !== 0);
}
