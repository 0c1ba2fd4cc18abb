import { taxOf } from '../../../services/shared/contracts/src/house/sales-tax.js';
import { toAmount, toCents } from '../../kit/lib/money.js';

/** Sales tax at one rate. Amounts are US dollars with two decimals. */
export interface TaxLine {
  /** In percent, e.g. "8.25". */
  readonly rate: string;
  /** What is taxed, e.g. `goods` and `shipping`. */
  readonly codes: readonly string[];
  readonly base: string;
  readonly amount: string;
}

interface TaxInForce {
  readonly code: string;
  readonly rate: string;
}

/** The sales tax of a cart, rounded once per rate, as orders does. @param amounts cents by tax code, e.g. `books` */
export function taxLinesOf(amounts: Readonly<Record<string, number>>, taxes: readonly TaxInForce[]): TaxLine[] {
  const charged = taxes.filter(({ code }) => (amounts[code] ?? 0) > 0);
  return [...new Set(charged.map(({ rate }) => rate))]
    .map((rate) => {
      const codes = charged.filter((tax) => tax.rate === rate).map(({ code }) => code);
      const base = codes.reduce((cents, code) => cents + (amounts[code] ?? 0), 0);
      const tax = taxOf(base, Math.round(Number(rate) * 100));
      return { rate, codes, base: toAmount(base), amount: toAmount(tax) };
    })
    .filter(({ amount }) => toCents(amount) > 0);
}

export function taxCentsOf(taxes: readonly TaxLine[]): number {
  return taxes.reduce((cents, { amount }) => cents + toCents(amount), 0);
}

const words = new Intl.ListFormat('en-US');

/** e.g. "Sales tax, 8.25% on goods and shipping, $83.98". */
export function taxWords({ rate, codes, base }: TaxLine): string {
  return `Sales tax, ${rate}% on ${words.format(codes)}, $${base}`;
}
