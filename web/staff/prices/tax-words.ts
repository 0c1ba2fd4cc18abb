import type { TaxCodeFactsFragment } from '../../generated/staff-operations.js';
import { fullDate } from '../../kit/lib/venue-dates.js';

export type StaffTaxCode = TaxCodeFactsFragment;
type Rate = StaffTaxCode['rates'][number];

/** A rate of a tax code; an exempt code has none. */
export interface TaxRow {
  readonly code: StaffTaxCode;
  readonly rate: Rate | undefined;
}

/** Every rate of every code, latest day first. */
export function taxRows(codes: readonly StaffTaxCode[]): TaxRow[] {
  return codes.flatMap((code): TaxRow[] =>
    code.rates.length === 0 ? [{ code, rate: undefined }] : code.rates.map((rate) => ({ code, rate })),
  );
}

const states: Readonly<Record<Rate['state'], string>> = {
  IN_FORCE: 'In force',
  PLANNED: 'Planned',
  NOT_CONFIRMED: 'Not confirmed',
  REPLACED: 'Replaced',
};

export function stateWords({ rate }: TaxRow): string {
  return rate === undefined ? 'Exempt' : states[rate.state];
}

/** "8.25%", and its parts where they are known: "8.25% (state 6.25%, local 2%)". */
export function rateWords({ rate, stateRate, localRate }: Pick<Rate, 'rate' | 'stateRate' | 'localRate'>): string {
  const hasParts = stateRate && localRate && Number(rate) > 0;
  return hasParts ? `${rate}% (state ${stateRate}%, local ${localRate}%)` : `${rate}%`;
}

/** The effect of confirming, as sentences. @param today the venue's date */
export function confirmWords({ name }: StaffTaxCode, { rate, validFrom }: Rate, today: string): string {
  const when = validFrom > today ? `From ${fullDate(validFrom)}` : 'From now';
  const what =
    Number(rate) === 0
      ? `no sales tax is charged on ${name.toLowerCase()}`
      : `each order is charged ${rate}% sales tax on ${name.toLowerCase()}, and the books owe it to the state`;
  return `${when}, ${what}. What was ordered before keeps what it was charged.`;
}
