import type { TourType } from '@hilltop/contracts/tour-types';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { TimeLed } from '../generated/schema-types.js';

/** $1 account, $2 now. */
const TIMES_LED = `
  SELECT s.id, s.tour_type AS "tourType", s.starts_at AS "startsAt" FROM guide_assignments l JOIN slots s ON s.id = l.slot_id
  WHERE l.guide_id = $1::uuid AND l.ended_at IS NULL AND l.starts_at > $2::timestamptz AND NOT s.closed
  ORDER BY s.starts_at, s.id LIMIT 100`;

/** What its account leads no more once it is disabled. */
@Resolver()
export class TimesLedResolver {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('timesLed')
  async times(@Args('staffId') staffId: string): Promise<TimeLed[]> {
    if (!isUuid(staffId)) return [];
    const values = [staffId, this.clock.now()];
    const rows: { id: string; tourType: TourType; startsAt: Date }[] = await this.dataSource.query(TIMES_LED, values);
    return rows.map(({ id, tourType, startsAt }) => ({ slotId: id, tourType, startsAt: startsAt.toISOString() }));
  }
}
