import type { Amount, AmountKind, TaxLine } from '../generated/schema-types.js';
import { kindOf } from '../lines/kinds/line-kinds.js';
import type { LineKindName } from '../lines/sale-line.entity.js';
import { texts } from '../texts.en.js';

export interface Costs {
  /** US cents before a code. */
  readonly lines: readonly { readonly kind: LineKindName; readonly listCents: number }[];
  /** Null without a code that takes something off. */
  readonly discount: { readonly code: string; readonly cents: number } | null;
  /** Undefined: nothing is sent. */
  readonly shippingCents: number | undefined;
  readonly taxes: readonly Pick<TaxLine, 'rate' | 'codes' | 'base' | 'amount'>[];
  /** In the order in which they pay. */
  readonly vouchers: readonly { readonly last4: string; readonly cents: number }[];
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0);
}

function amount(kind: AmountKind, label: string, cents: number): Amount {
  return { __typename: 'Amount', kind, label, cents };
}

/** What the lines of each kind cost, visits first. Goods alone are a subtotal, as is an order from before there were lines. */
function byKind(lines: Costs['lines']): Amount[] {
  const kinds = [...Map.groupBy(lines, ({ kind }) => kind)];
  const sorted = kinds.toSorted(
    ([a], [b]) => Number(kindOf({ kind: b }).isVisit) - Number(kindOf({ kind: a }).isVisit),
  );
  return sorted.map(([name, same]) => {
    const isGoodsAlone = sorted.length === 1 && kindOf({ kind: name }).isSendable;
    const label = isGoodsAlone ? texts().subtotal : texts().kinds[name];
    return amount('LINES', label, sumOf(same.map(({ listCents }) => listCents)));
  });
}

/** Every sum that a buyer is shown, before and after the purchase. */
export function amountsOf({ lines, discount, shippingCents, taxes, vouchers }: Costs): Amount[] {
  const say = texts();
  const costs = [
    ...(lines.length === 0 ? [amount('LINES', say.subtotal, 0)] : byKind(lines)),
    ...(discount ? [amount('CODE', say.code(discount.code), -discount.cents)] : []),
    ...(shippingCents === undefined ? [] : [amount('SHIPPING', say.flatShipping, shippingCents)]),
    ...taxes.map(({ rate, codes, base, amount: tax }) =>
      amount('TAX', say.salesTax(rate, codes, base), Math.round(Number(tax) * 100)),
    ),
  ];
  const total = amount('TOTAL', say.total, sumOf(costs.map(({ cents }) => cents)));
  const paid = vouchers.map(({ last4, cents }) => amount('VOUCHER', say.voucher(last4), -cents));
  const card = amount('CARD', say.byCard, sumOf([total, ...paid].map(({ cents }) => cents)));
  return [...costs, total, ...paid, card];
}
