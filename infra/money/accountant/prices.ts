import type { Code, Gone, Order, Party, Start, Terms } from '../contract/contracts.ts';

/** The accountant's own arithmetic. It is written after product.md and shares nothing with the program. US cents. */

const isSaturday = (date: string): boolean => new Date(`${date}T12:00:00Z`).getUTCDay() === 6;

/** Of one ticket, without a code. */
export function ticketCents({ tour, saturdayPercent }: Terms, type: string, { date }: Start): number {
  const list = tour.cents[type];
  if (list === undefined) throw new Error(`nobody sells tickets of the type ${type}`);
  return isSaturday(date) ? list + Math.round((list * saturdayPercent) / 100) : list;
}

export function partyCents(terms: Terms, party: Party, start: Start): number {
  return Object.entries(party).reduce((sum, [type, count]) => sum + count * ticketCents(terms, type, start), 0);
}

/** Off one ticket or piece: whole cents by the prices of the campaign. A sum of cents is for orders of goods only. */
export function offOne({ kind, amount }: Code, cents: number): number {
  if (kind === 'fixed_price') return Math.max(0, cents - amount);
  return kind === 'percent' ? Math.round((cents * amount) / 100) : 0;
}

export interface Discounted {
  readonly party: Party;
  readonly start: Start;
}

/**
 * What a visit costs after its changes (product.md §20.14): a code stays with the tickets that were bought with it and are still there, and takes
 * what it would take at the present start, at most what it took. Who is added pays the full price.
 */
export function visitCents(terms: Terms, code: Code | undefined, states: readonly Discounted[]): number {
  const [first, last] = [states[0], states.at(-1)];
  if (!first || !last) return 0;
  const taken = Object.keys(last.party).reduce((sum, type) => {
    if (!code?.forTours) return sum;
    const tickets = Math.min(...states.map(({ party }) => party[type] ?? 0));
    const off = ({ start }: Discounted) => offOne(code, ticketCents(terms, type, start));
    return sum + tickets * Math.min(off(first), off(last));
  }, 0);
  return partyCents(terms, last.party, last.start) - taken;
}

export interface Receipt {
  /** Goods, less the code. */
  readonly goods: readonly number[];
  /** Of each line of goods. */
  readonly taxes: readonly number[];
  readonly shipping: number;
  readonly shippingTax: number;
}

/** Half a cent up, once for each rate; spread by largest remainder over the lines of that rate. */
export function receiptOf(terms: Terms, { goods, isSent, code }: Pick<Order, 'goods' | 'isSent' | 'code'>): Receipt {
  const whole = goods.map(({ product, quantity }) => product.cents * quantity);
  const offs = code?.forGoods ? goodsOff(code, goods, whole) : whole.map(() => 0);
  const cents = whole.map((sum, at) => sum - (offs[at] ?? 0));
  const shipping = isSent && goods.length > 0 ? terms.shipping.cents : 0;
  const lines = [
    ...cents.map((sum, at) => ({ sum, rate: goods[at]?.product.rate ?? 0 })),
    { sum: shipping, rate: terms.shipping.rate },
  ];
  const taxes = lines.map(() => 0);
  for (const rate of new Set(lines.map((line) => line.rate))) {
    const ofRate = [...lines.keys()].filter((at) => lines[at]?.rate === rate);
    const sums = ofRate.map((at) => lines[at]?.sum ?? 0);
    const tax = Math.floor((sums.reduce((a, b) => a + b, 0) * rate) / 10_000 + 0.5);
    for (const [place, part] of spread(tax, sums).entries()) taxes[ofRate[place] ?? 0] = part;
  }
  return { goods: cents, taxes: taxes.slice(0, -1), shipping, shippingTax: taxes.at(-1) ?? 0 };
}

function goodsOff(code: Code, goods: Order['goods'], whole: readonly number[]): number[] {
  if (code.kind !== 'cents') return goods.map(({ product, quantity }) => offOne(code, product.cents) * quantity);
  const sum = whole.reduce((a, b) => a + b, 0);
  return spread(Math.min(code.amount, sum), whole);
}

/** In proportion to the weights, by largest remainder. */
export function spread(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((cents * weight) / sum));
  const rest = (at: number) => (cents * (weights[at] ?? 0)) % sum;
  const order = [...weights.keys()].sort((a, b) => rest(b) - rest(a));
  let left = cents - parts.reduce((a, b) => a + b, 0);
  for (const at of order) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

export interface OrderParts {
  readonly goods: number;
  readonly shipping: number;
  readonly tax: number;
  readonly gifts: number;
}

/** What an order's buyer owns of it and has not got back, without its tours. */
export function orderParts(terms: Terms, order: Pick<Order, 'goods' | 'isSent' | 'code' | 'giftCents'>): OrderParts {
  const receipt = receiptOf(terms, order);
  const gone = order.goods.flatMap((line) => line.gone);
  const left = (bought: readonly number[], part: (one: Gone) => number) =>
    bought.reduce((a, b) => a + b, 0) - gone.reduce((sum, one) => sum + part(one), 0);
  return {
    goods: left(receipt.goods, (one) => one.goods),
    shipping: left([receipt.shipping], (one) => one.shipping),
    tax: left([...receipt.taxes, receipt.shippingTax], (one) => one.tax),
    gifts: left(order.giftCents, () => 0),
  };
}

export function orderCents(terms: Terms, order: Pick<Order, 'goods' | 'isSent' | 'code' | 'giftCents'>): number {
  const { goods, shipping, tax, gifts } = orderParts(terms, order);
  return goods + shipping + tax + gifts;
}

/** Refunds that were refused, because the buyer's bank has the payment. */
export const owedOf = ({ goods }: Pick<Order, 'goods'>): number =>
  goods
    .flatMap(({ gone }) => gone)
    .reduce((sum, one) => sum + (one.isOwed ? one.goods + one.tax + one.shipping : 0), 0);
