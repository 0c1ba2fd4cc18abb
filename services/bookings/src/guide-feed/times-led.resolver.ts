import type { TourType } from '@hilltop/contracts/tour-types';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { TimeLed } from '../generated/schema-types.js';

/** $1 account, $2 now. */
const TIMES_LED = `
  SELECT id, tour_type AS "tourType", starts_at AS "startsAt" FROM slots
  WHERE guide_id = $1::uuid AND starts_at > $2::timestamptz AND NOT closed ORDER BY starts_at, id LIMIT 100`;

/** What has no guide once an account is disabled. */
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
