import type { TaxCode as TaxCodeView, TaxRateState } from '../generated/schema-types.js';
import { rateInForce } from './rate-in-force.js';
import { ratePartsView } from './rate-parts.js';
import type { TaxCode } from './tax-code.entity.js';
import { formatRate } from './tax-lines.js';
import type { TaxRate } from './tax-rate.entity.js';

/** The rate that was set last, unless it is confirmed. */
export function openRate(rates: readonly TaxRate[]): TaxRate | undefined {
  const last = rates.toSorted((a, b) => b.revision - a.revision)[0];
  return last?.confirmedAt === null ? last : undefined;
}

/** @param today the venue's date */
export function taxCodeView(code: TaxCode, rates: readonly TaxRate[], today: string): TaxCodeView {
  const inForce = rateInForce(rates, today);
  const open = openRate(rates);
  const stateOf = (rate: TaxRate): TaxRateState => {
    if (rate === inForce) return 'IN_FORCE';
    if (rate === open) return 'NOT_CONFIRMED';
    return rate.confirmedAt !== null && rate.validFrom > today ? 'PLANNED' : 'REPLACED';
  };
  return {
    __typename: 'TaxCode',
    code: code.code,
    name: code.name,
    exempt: code.isExempt,
    version: code.version,
    rates: rates.map((rate) => ({
      id: rate.id,
      rate: formatRate(rate.basisPoints),
      ...ratePartsView(rate),
      basis: rate.basis,
      validFrom: rate.validFrom,
      state: stateOf(rate),
      confirmedBy: rate.confirmedBy,
      confirmedAt: rate.confirmedAt?.toISOString() ?? null,
    })),
  };
}
