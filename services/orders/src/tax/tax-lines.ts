import { formatCents } from '@hilltop/platform/values/cents';
import type { TaxLine } from '../generated/schema-types.js';

/** Rates in force by code, in basis points; 0 for a code without one, as for tours. */
export type TaxRates = Readonly<Record<string, number>>;

/** The tax of a receipt. Stored as JSON, because it never changes and is never looked up on its own. */
export interface CodeTax {
  readonly code: string;
  readonly basisPoints: number;
  /** Taxed cents. */
  readonly baseCents: number;
  /** Cents of tax. */
  readonly cents: number;
}

/** US cents. */
export interface TaxedLine {
  readonly code: string;
  readonly cents: number;
  readonly taxCents: number;
}

/** Taxes by code; none without tax. */
export function codeTaxes(lines: readonly TaxedLine[], rates: TaxRates): CodeTax[] {
  const codes = [...new Set(lines.map(({ code }) => code))].sort();
  const taxes = codes.map((code): CodeTax => {
    const same = lines.filter((line) => line.code === code);
    const baseCents = same.reduce((sum, { cents }) => sum + cents, 0);
    const cents = same.reduce((sum, { taxCents }) => sum + taxCents, 0);
    return { code, basisPoints: rates[code] ?? 0, baseCents, cents };
  });
  return taxes.filter(({ cents }) => cents > 0);
}

export function sumOfTaxes(taxes: readonly CodeTax[]): number {
  return taxes.reduce((sum, { cents }) => sum + cents, 0);
}

/** Percent: 825 → "8.25". */
export function formatRate(basisPoints: number): string {
  return String(basisPoints / 100);
}

export function taxLineViews(taxes: readonly CodeTax[]): TaxLine[] {
  return [...new Set(taxes.map(({ basisPoints }) => basisPoints))].map((rate) => {
    const same = taxes.filter(({ basisPoints }) => basisPoints === rate);
    return {
      __typename: 'TaxLine',
      rate: formatRate(rate),
      codes: same.map(({ code }) => code),
      base: formatCents(same.reduce((sum, { baseCents }) => sum + baseCents, 0)),
      amount: formatCents(sumOfTaxes(same)),
    };
  });
}
