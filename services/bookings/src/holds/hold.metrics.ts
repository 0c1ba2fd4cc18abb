import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const held = `
  SELECT split_part(slot_id, '@', 1) AS tour, sum(places)::int AS seats FROM holds WHERE status = 'active' GROUP BY 1`;

/** Replicas share the table, so all report the same value. */
@Injectable()
export class HoldMetrics {
  constructor(@Inject(Metrics) metrics: Metrics, @Inject(DataSource) dataSource: DataSource) {
    const metric = {
      name: 'hilltop_seats_held',
      help: 'Seats of active holds, by tour. A private party counts as one.',
      labels: ['tour'] as const,
    };
    metrics.lookup(metric, async () => {
      const rows: { tour: string; seats: number }[] = await dataSource.query(held);
      return TOUR_TYPES.map((tour) => ({
        labels: { tour },
        value: rows.find((row) => row.tour === tour)?.seats ?? 0,
      }));
    });
  }
}
