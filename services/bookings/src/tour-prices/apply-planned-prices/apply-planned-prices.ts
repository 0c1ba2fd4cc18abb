import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Tour } from '../../tours/tour.entity.js';
import { tourChangedEvent } from '../../tours/tour.events.js';

/** $1 now. */
const DUE = `
  SELECT DISTINCT tour_id AS "tourId" FROM tour_prices
  WHERE type = 'adult' AND applied_at IS NULL AND confirmed_at IS NOT NULL AND valid_from <= $1::timestamptz LIMIT 100`;

/** The price that is sold by now, as `soldTypes` chooses it. Another replica waits here, then finds nothing. $1 tour, $2 now. */
const TAKE = `
  WITH taken AS (
    UPDATE tour_prices SET applied_at = $2::timestamptz
    WHERE tour_id = $1::uuid AND type = 'adult' AND applied_at IS NULL AND confirmed_at IS NOT NULL AND valid_from <= $2::timestamptz
    RETURNING id, cents, valid_from)
  SELECT cents FROM taken ORDER BY valid_from DESC, id DESC LIMIT 1`;

/** Makes planned adult prices the tours' own. Sales use them from their first moment, even before this job has run. */
@Injectable()
export class ApplyPlannedPrices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the number of tours whose price changed */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const due: { tourId: string }[] = await this.dataSource.query(DUE, [now]);
    let changed = 0;
    for (const { tourId } of due) {
      if (await inTransaction(this.dataSource, (manager) => this.apply(manager, tourId, now))) changed += 1;
    }
    if (changed > 0) this.outbox.wake();
    return changed;
  }

  private async apply(manager: EntityManager, tourId: string, now: Date): Promise<boolean> {
    const tour = await manager.findOne(Tour, { where: { id: tourId }, lock: { mode: 'pessimistic_write' } });
    const [latest]: { cents: number }[] = await manager.query(TAKE, [tourId, now]);
    if (!tour || !latest || tour.withdrawnAt) return false;
    const after = tour.repriced(latest.cents);
    await manager.update(Tour, { id: tourId }, { priceCents: after.priceCents, version: after.version });
    await this.outbox.add(manager, tourChangedEvent(after, now));
    return true;
  }
}
