import type { TaxRate } from './tax-rate.entity.js';

type Rate = Pick<TaxRate, 'validFrom' | 'revision' | 'confirmedAt'>;

/** The confirmed rate with the latest begun day; of one day, the one that was set last. */
export function rateInForce<Row extends Rate>(rates: readonly Row[], today: string): Row | undefined {
  const begun = rates.filter(({ confirmedAt, validFrom }) => confirmedAt !== null && validFrom <= today);
  return begun.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.revision - a.revision)[0];
}
