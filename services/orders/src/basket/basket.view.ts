import { splitPayment } from '@hilltop/contracts/house/split-payment';
import { formatCents } from '@hilltop/platform/values/cents';
import { cartItemView } from '../carts/cart.view.js';
import type {
  Basket,
  CartCode as CartCodeView,
  CartTour as CartTourView,
  CartVoucher as CartVoucherView,
  UsedVoucher,
} from '../generated/schema-types.js';
import { type BasketLine, discountOfLines, rateOfLine, sumOf } from '../lines/basket-line.js';
import type { CartTour } from '../lines/kinds/cart-tour.entity.js';
import type { CartVoucher } from '../lines/kinds/cart-voucher.entity.js';
import { cardOnlyCentsOf, haveVisit, itemsOf, kindOf } from '../lines/kinds/line-kinds.js';
import { CODE_OVER, codeNotForThis } from '../promotions/promotion.refusals.js';
import type { TermsNow } from '../store-terms/store-terms.repository.js';
import { spreadTax } from '../tax/spread-tax.js';
import type { Tender } from '../vouchers/voucher-ledger.js';
import type { CartCode, PricedCart } from './basket.repository.js';
import { versionWith } from './basket-version.js';

export function cartTourView(tour: CartTour, now: Date): CartTourView {
  const { input } = tour;
  const secondsLeft = Math.max(0, Math.floor((tour.heldUntil.getTime() - now.getTime()) / 1_000));
  return {
    __typename: 'CartTour',
    id: tour.id,
    tourType: input.tourType,
    tourId: tour.tourId,
    tourName: tour.tourName,
    tourDate: input.tourDate,
    tourTime: input.tourTime,
    startsAt: tour.startsAt.toISOString(),
    groupSize: tour.groupSize,
    party: tour.party,
    tickets: [...(tour.tickets ?? [])],
    guestName: `${input.firstName} ${input.lastName}`.trim(),
    guestEmail: input.email,
    lineTotal: formatCents(tour.totalCents),
    foodTotal: input.foodOrderTotal ?? '0.00',
    foodRestaurant: input.foodOrderRestaurant || null,
    foodDeliveryTime: input.foodDeliveryTime || null,
    held: tour.isHeld(now),
    offered: tour.withdrawnAt === null,
    heldUntil: tour.heldUntil.toISOString(),
    secondsLeft,
  };
}

export function cartVoucherView(voucher: CartVoucher): CartVoucherView {
  const { id, amountCents, recipientName, recipientEmail, fromName, message, sendOn } = voucher;
  const amount = formatCents(amountCents);
  return { __typename: 'CartVoucher', id, amount, recipientName, recipientEmail, fromName, message, sendOn };
}

function taxOf(lines: readonly BasketLine[], { rates }: TermsNow, shippingCents: number): number {
  const taxes = spreadTax([
    ...lines.map((line) => ({ cents: line.cents ?? 0, basisPoints: rateOfLine(line, rates) })),
    { cents: shippingCents, basisPoints: rates.shipping ?? 0 },
  ]);
  return taxes.reduce((sum, tax) => sum + tax, 0);
}

export function basketView(
  sessionId: string,
  { lines, code }: PricedCart,
  terms: TermsNow,
  now: Date,
  tenders: readonly Tender[],
): Basket {
  const [goods, tours, gifts] = [itemsOf(lines, 'goods'), itemsOf(lines, 'tour'), itemsOf(lines, 'voucher')];
  const isSent = lines.some((line) => line.cents !== null && kindOf(line).isSendable);
  const shippingCents = isSent ? terms.shippingCents : 0;
  const [tax, taxWithShipping] = [taxOf(lines, terms, 0), taxOf(lines, terms, shippingCents)];
  return {
    __typename: 'Basket',
    sessionId,
    version: versionWith(lines, tenders),
    goods: goods.map(cartItemView),
    tours: tours.map((tour) => cartTourView(tour, now)),
    giftVouchers: gifts.map(cartVoucherView),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    code: code && codeView(code, lines),
    total: formatCents(sumOf(lines)),
    shipping: formatCents(shippingCents),
    tax: formatCents(tax),
    taxWithShipping: formatCents(taxWithShipping),
    pickUpByDefault: haveVisit(lines),
    ...paidBy(lines, tenders, tax, shippingCents + taxWithShipping),
  };
}

function codeView({ promotion, problem }: CartCode, lines: readonly BasketLine[]): CartCodeView {
  const { code, name } = promotion;
  const words = problem === 'OVER' ? CODE_OVER : problem && codeNotForThis(promotion, problem).message;
  return {
    code,
    name,
    amount: formatCents(discountOfLines(lines)),
    problem: words,
    lines: lines.flatMap(({ id, discount }) => (discount ? [{ lineId: id, amount: formatCents(discount.cents) }] : [])),
  };
}

/** @param besideCents tax if nothing is sent @param sentCents shipping and tax if the goods are sent */
function paidBy(
  lines: readonly BasketLine[],
  tenders: readonly Tender[],
  besideCents: number,
  sentCents: number,
): Pick<Basket, 'vouchers' | 'toPay' | 'toPayWithShipping'> {
  const [giftCents, balances] = [cardOnlyCentsOf(lines), tenders.map(({ balanceCents }) => balanceCents)];
  const here = splitPayment(sumOf(lines) + besideCents, giftCents, balances);
  const sent = splitPayment(sumOf(lines) + sentCents, giftCents, balances);
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
