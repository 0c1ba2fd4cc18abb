import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../env.js';
import { overdueDay } from './next-day.js';

/** Replicas share the table, so all report the same value. */
@Injectable()
export class SealMetrics {
  constructor(
    @Inject(Metrics) metrics: Metrics,
    dataSource: DataSource,
    @Inject(CLOCK) clock: Clock,
    @Inject(ENVIRONMENT) { VENUE_TIME_ZONE: timeZone }: Environment,
  ) {
    const metric = { name: 'hilltop_day_unsealed', help: '1 if a day of the books is not sealed by 6 AM, or else 0.' };
    metrics.lookup(metric, async () => [{ value: (await overdueDay(dataSource, clock.now(), timeZone)) ? 1 : 0 }]);
  }
}
