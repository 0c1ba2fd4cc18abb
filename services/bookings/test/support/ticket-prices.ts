import type { TourType } from '@hilltop/contracts/tour-types';
import type { DataSource } from 'typeorm';

/** The demo's example prices of its first tour, in cents. */
export const PRICES = { adult: 2500, child: 1200, infant: 0, senior: 2000, student: 1800 } as const;

/** Confirms the example prices of a tour at the moment of the tests' clock. */
export async function confirmExamples(dataSource: DataSource, type: TourType = 'standard'): Promise<void> {
  await dataSource.query(
    `UPDATE tour_prices SET confirmed_at = 'epoch' WHERE tour_id IN (SELECT id FROM tours WHERE type = $1)`,
    [type],
  );
}

/** Sets a price that is sold from now on. */
export async function setPrice(
  dataSource: DataSource,
  type: keyof typeof PRICES,
  cents: number,
  now: Date,
): Promise<void> {
  if (type === 'adult') await dataSource.query(`UPDATE tours SET price_cents = $1 WHERE type = 'standard'`, [cents]);
  else
    await dataSource.query(
      `INSERT INTO tour_prices (tour_id, type, cents, seats, valid_from, confirmed_at)
       SELECT id, $1, $2, 1, $3, $3 FROM tours WHERE type = 'standard'`,
      [type, cents, now],
    );
}
