import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TOUR_TYPES } from '../tours/tour-type.js';

const held = `
  SELECT split_part(slot_id, '@', 1) AS tour, sum(places)::int AS places FROM holds WHERE status = 'active' GROUP BY 1`;

/** Shows how many places are put aside at the moment. Replicas share the table: all show the same. */
@Injectable()
export class HoldMetrics {
  constructor(@Inject(Metrics) metrics: Metrics, @Inject(DataSource) dataSource: DataSource) {
    const metric = {
      name: 'hilltop_places_held',
      help: 'Places that are put aside and not paid for yet, by tour: seats, or parties of private tours.',
      labels: ['tour'] as const,
    };
    metrics.lookup(metric, async () => {
      const rows: { tour: string; places: number }[] = await dataSource.query(held);
      return TOUR_TYPES.map((tour) => ({
        labels: { tour },
        value: rows.find((row) => row.tour === tour)?.places ?? 0,
      }));
    });
  }
}
