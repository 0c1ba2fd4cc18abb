import { splitPayment } from '@hilltop/contracts/house/split-payment';
import { formatCents } from '@hilltop/platform/values/cents';
import type { Basket, CartCode as CartCodeView, UsedVoucher } from '../generated/schema-types.js';
import { type BasketLine, discountOfLines, sumOf } from '../lines/basket-line.js';
import { cardOnlyCentsOf, haveVisit, kindOf } from '../lines/kinds/line-kinds.js';
import { refuse } from '../refusals.en.js';
import type { TermsNow } from '../store-terms/store-terms.repository.js';
import { texts } from '../texts.en.js';
import type { Tender } from '../vouchers/voucher-ledger.js';
import type { CartCode, PricedCart } from './basket.repository.js';
import { versionWith } from './basket-version.js';
import { type CartPrice, priceCart } from './price-cart.js';

/** With what its amounts are computed from, for a client that asks for them. */
export interface PricedBasket extends Basket {
  readonly priced: { readonly cart: PricedCart; readonly terms: TermsNow; readonly tenders: readonly Tender[] };
}

export function basketView(
  sessionId: string,
  cart: PricedCart,
  terms: TermsNow,
  now: Date,
  tenders: readonly Tender[],
): PricedBasket {
  const { lines, code } = cart;
  const here = priceCart(lines, { pickUp: true, pickUpLines: [] }, terms);
  const sent = priceCart(lines, { pickUp: false, pickUpLines: [] }, terms);
  return {
    __typename: 'Basket',
    sessionId,
    version: versionWith(lines, tenders),
    lines: lines.map((line) => kindOf(line).view(line.item, now)),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    code: code && codeView(code, lines),
    total: formatCents(sumOf(lines)),
    shipping: formatCents(sent.shippingCents),
    tax: formatCents(taxIn(here)),
    taxWithShipping: formatCents(taxIn(sent)),
    pickUpByDefault: haveVisit(lines),
    ...paidBy(lines, tenders, here.totalCents, sent.totalCents),
    priced: { cart, terms, tenders },
    // `CartAmountsResolver` computes them by the client's arguments.
    amounts: undefined as never,
  };
}

function codeView({ promotion, problem }: CartCode, lines: readonly BasketLine[]): CartCodeView {
  const { code, name } = promotion;
  // Whoever holds it knows that it existed.
  const words =
    problem === 'OVER' ? texts().codeOver : problem && refuse.CodeNotForThis({ why: problem }, promotion).message;
  return {
    code,
    name,
    amount: formatCents(discountOfLines(lines)),
    problem: words,
    lines: lines.flatMap(({ id, discount }) => (discount ? [{ lineId: id, amount: formatCents(discount.cents) }] : [])),
  };
}

function taxIn({ totalCents, linesCents, shippingCents }: CartPrice): number {
  return totalCents - linesCents - shippingCents;
}

/** @param hereCents the total if nothing is sent @param sentCents the total if the goods are sent */
function paidBy(
  lines: readonly BasketLine[],
  tenders: readonly Tender[],
  hereCents: number,
  sentCents: number,
): Pick<Basket, 'vouchers' | 'toPay' | 'toPayWithShipping'> {
  const [giftCents, balances] = [cardOnlyCentsOf(lines), tenders.map(({ balanceCents }) => balanceCents)];
  const here = splitPayment(hereCents, giftCents, balances);
  const sent = splitPayment(sentCents, giftCents, balances);
  const vouchers = tenders.map(
    ({ id, last4, balanceCents }, at): UsedVoucher => ({
      id,
      last4,
      balance: formatCents(balanceCents),
      pays: formatCents(here.vouchersPay[at] ?? 0),
      paysWithShipping: formatCents(sent.vouchersPay[at] ?? 0),
    }),
  );
  return { vouchers, toPay: formatCents(here.cardCents), toPayWithShipping: formatCents(sent.cardCents) };
}
