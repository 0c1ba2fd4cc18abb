import type { Column } from './column.js';
import { amount, text } from './columns.js';

type Maybe<Value> = Value | null | undefined;

/** US cents. */
interface TaxRow {
  readonly month: string;
  readonly taxCode: string;
  readonly soldCents: number;
  readonly refundCents: number;
  readonly taxCents: number;
  /** Hundredths of a percent. */
  readonly rate?: Maybe<number>;
  readonly stateRate?: Maybe<number>;
  readonly taxableCents: number;
  readonly exemptCents: number;
  readonly stateCents: number;
  readonly localCents: number;
  readonly unsplitCents: number;
  readonly dueOn: string;
}

function isKnown<Value>(value: Maybe<Value>): value is Value {
  return value !== null && value !== undefined;
}

/** 825 → "8.25". @param basisPoints hundredths of a percent */
function percentOf(basisPoints: Maybe<number>): string | null {
  return isKnown(basisPoints) ? String(basisPoints / 100) : null;
}

export const taxColumns: readonly Column<TaxRow>[] = [
  text('month', 'YYYY-MM.', '2026-06', ({ month }) => month),
  text('taxCode', 'The tax code of what was sold.', 'tours', ({ taxCode }) => taxCode),
  amount('sold', 'What was sold under it.', '75.00', ({ soldCents }) => soldCents),
  amount('refunds', 'Refunds of it; zero or negative.', '-10.00', ({ refundCents }) => refundCents),
  amount('tax', 'Sales tax collected for it, less refunds.', '0.00', ({ taxCents }) => taxCents),
  text('rate', 'Its rate in percent; empty of what was not taxed.', null, ({ rate }) => percentOf(rate)),
  text('stateRate', 'The state’s part of the rate; likewise.', null, ({ stateRate }) => percentOf(stateRate)),
  text('localRate', 'The local part of the rate; likewise.', null, ({ rate, stateRate }) =>
    percentOf(isKnown(rate) && isKnown(stateRate) ? rate - stateRate : null),
  ),
  amount(
    'total',
    'What was sold, less refunds: taxable and exempt.',
    '65.00',
    (row) => row.taxableCents + row.exemptCents,
  ),
  amount('taxable', 'What of the total was taxed.', '0.00', ({ taxableCents }) => taxableCents),
  amount('exempt', 'What of the total was not.', '65.00', ({ exemptCents }) => exemptCents),
  amount('stateTax', 'The state’s part of the tax.', '0.00', ({ stateCents }) => stateCents),
  amount('localTax', 'The local part of the tax.', '0.00', ({ localCents }) => localCents),
  amount(
    'unsplitTax',
    'Tax whose parts nobody entered. With both parts it adds up to the tax.',
    '0.00',
    ({ unsplitCents }) => unsplitCents,
  ),
  text('due', 'When the tax of the month is due, YYYY-MM-DD.', '2026-07-20', ({ dueOn }) => dueOn),
];
