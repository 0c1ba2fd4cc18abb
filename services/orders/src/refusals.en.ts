import { MAX_CART_LINES, MAX_QUANTITY } from '@hilltop/contracts/house/bounds';
import { busyNetwork } from '@hilltop/platform/outcome/busy-network';
import { refusals } from '@hilltop/platform/outcome/refusal';
import { writtenDate } from '@hilltop/platform/values/calendar-date';
import { formatCents } from '@hilltop/platform/values/cents';
import { factless, type Refusals, type Sentences } from './generated/refusals.js';
import type { RateKind } from './groups/terms/group-rate.entity.js';
import { misfitWords } from './promotions/misfit-words.js';
import type { Promotion } from './promotions/promotion.entity.js';
import { spanish } from './refusals.es.js';

const STATUS = { pending: 'pending', paid: 'paid', packed: 'packed', handed_over: 'handed over' };

/** Of an address that there is not. */
const NOT_SENT = 'Nothing of this order is sent, so it has no address.';

export const TAKEN_ELSEWHERE = 'This payment was taken outside of this order. It goes back to you; please pay again.';

/** The same words for every reason, so that nobody learns which codes exist or have existed. */
const CODE_UNKNOWN = "We can't use this code. Check the letters; it may also be over or used up.";

const english = {
  CartFull: `A cart holds at most ${MAX_CART_LINES} different things. Please order these first.`,
  CartKeyReused: 'This Idempotency-Key has already put something else into this cart.',
  /** The same for a line that is gone and for one in another visitor's cart. */
  CartItemNotFound: 'This item is no longer in the cart.',
  QuantityTooHigh: ({ current }) => `A cart holds at most ${MAX_QUANTITY} of one item; yours has ${current}.`,
  CartChanged: {
    seen: 'Your cart has changed since you saw it. Please look at it again; nothing was charged.',
    /** Everything in it. */
    ordered: (_facts, orderNumber: string) =>
      `This cart was ordered as ${orderNumber}. Its receipt is in your e-mail; nothing more was charged.`,
  },
  HoldExpired: {
    held: (_facts, name: string) => `The seats for ${name} are no longer held for you. Nothing was charged.`,
    /** Its seats can be had for no other tour in this line. */
    withdrawn: (_facts, name: string) =>
      `${name} is no longer offered. Please take it out of your cart; nothing was charged.`,
  },
  PriceChanged: ({ name, was, is }) => `${name} costs $${is} today, not $${was}. Nothing was charged.`,

  ProductNotFound: (name?: string) => (name ? `${name} is no longer on sale.` : 'This product is no longer on sale.'),
  /** @param left pieces, fewer than the visitor wants */
  ProductOutOfStock: ({ productName }, left = 0) =>
    left === 0 ? `${productName} is out of stock.` : `${productName}: only ${left} left.`,

  PriceMismatch: ({ productName, expected, given }) => `${productName} costs $${expected} today, not $${given}.`,
  TotalMismatch: {
    items: ({ expected, given }) => `The items come to $${expected}, not $${given}.`,
    cart: ({ expected, given }) => `Your order comes to $${expected}, not $${given}. Nothing was charged.`,
    /** Managers may have changed the rate. */
    shipping: ({ expected, given }) => `Shipping is $${expected}, not $${given}. Nothing was charged.`,
    tax: ({ expected, given }) => `Sales tax is $${expected}, not $${given}. Nothing was charged.`,
  },
  OrderKeyReused: {
    order: 'This Idempotency-Key was already used for a different order.',
    cancellation: 'This Idempotency-Key was already used for a different cancellation.',
    payment: 'This Idempotency-Key was already used for a different payment.',
  },
  PaymentRefused: {
    /** By the provider, or by bookings. */
    because: (sentence: string) => sentence,
    late: 'Your order could not be finished in time. Nothing was charged.',
    takenElsewhere: TAKEN_ELSEWHERE,
    tooLittle: 'What could still be had costs less than 50 cents, which no card can pay. Nothing was charged.',
    giftVoucherGone: 'This gift voucher can no longer be bought.',
    unknown: 'Your order could not be placed.',
    /** Of a group, as are the next two. */
    groupLate: 'The payment could not be finished in time. Nothing was charged.',
    groupChanged: 'Your group has changed in the meantime. Please look at it again; nothing was charged.',
    notOwed: 'Other money has come in the meantime, so this is no longer owed. Nothing was charged.',
  },

  OrderNotFound: 'There is no such order.',
  OrderChangedMeanwhile: {
    status: ({ currentOrder }) => `Someone else has changed this order: it is now ${STATUS[currentOrder.status]}.`,
    contents: 'The address or the goods of this order have changed meanwhile. Please look at it again.',
    parcel: { open: 'This order is not sent yet. Name its carrier when it is.', 'not sent': NOT_SENT },
    staffCorrect: {
      changed: 'Somebody has changed this order in the meantime. Please look at it again.',
      closed: 'This order is handed over or sent. If it is still here, take it back to packed first.',
      'not sent': NOT_SENT,
    },
    buyersCorrect: {
      changed: 'This order has changed in the meantime. Please check its address again.',
      closed: 'Your order is packed already, so its address can no longer be changed here. Please call us at once.',
      'not sent': NOT_SENT,
    },
    buyersSwitch: {
      changed: 'This order has changed in the meantime. Please look at it again.',
      closed: 'Your order is packed already. Please call us if you want it another way.',
      costs: 'Sending it costs shipping, which cannot be paid here. Please write to us, and we arrange it.',
    },
  },
  OrderLineNotCancelable: {
    gone: 'Nothing is left of this line to cancel.',
    handedOver: 'This order is handed over or sent. If it is still here, take it back to packed first.',
    fewer: (left: number) => (left === 1 ? 'Only one is left of this line.' : `Only ${left} are left of this line.`),
  },
  OrderLineQuoteChanged: 'This order has changed in the meantime. Please check what happens now.',
  OrderRefundNotFailed: 'This refund has not failed, so it cannot be retried.',

  VoucherUnknown: CODE_UNKNOWN,
  TooManyVoucherLookups: ({ retryAfterSeconds }) => busyNetwork('voucher codes', retryAfterSeconds),
  TooManyVouchers: (most: number) => `At most ${most} vouchers pay for a cart.`,
  VoucherNotFound: 'There is no such voucher.',
  VoucherNotChangeable: {
    blocked: 'This voucher is blocked already.',
    notRefundable:
      'Nothing of this voucher can be refunded: it was not bought, it is blocked, or nothing is left on it.',
    /** The same for a voucher of another order. */
    mailed: 'This voucher has gone out, or cannot be changed here. Please call us or write to us.',
  },
  VoucherNotCashable: {
    /** Nobody paid for it. */
    given: ({ left }) =>
      `$${left} is left on this voucher. It was a gift of the house. Only a voucher that was bought or kept as credit is paid out.`,
    tooMuch: ({ left }) => `$${left} is left on this voucher. Only a balance under $2.50 is paid out.`,
  },
  VoucherKeyReused: 'This Idempotency-Key was already used for a different voucher.',

  CodeUnknown: CODE_UNKNOWN,
  CodeNotForThis: ({ why }, promotion: Promotion) => misfitWords(why, promotion),
  PromotionExists: ({ promotion }) => `There is a code ${promotion.code} already. End it first, or take another word.`,
  PromotionNotFound: 'There is no such code, or it was ended already.',

  TaxChangedMeanwhile: ({ currentCode }) =>
    `Someone else has changed the tax of ${currentCode.name.toLowerCase()}. Please look at it again.`,
  TaxExempt: (name: string) =>
    `${name} are exempt: bookings sells them on its own, without tax. They cannot be given a rate here.`,
  TaxRateNotFound: 'There is no such rate to confirm: only the rate that was set last can be confirmed, once.',
  ShippingChangedMeanwhile: ({ currentTerms }) =>
    `Someone else has changed the rate: shipping is $${currentTerms.shipping} now.`,

  GroupNotFound: 'There is no such group.',
  GroupChanged: ({ group }) =>
    group.step
      ? `The seats of ${group.number} are being changed. Please look again in a moment; nothing was done now.`
      : `${group.number} has changed in the meantime. Please look at it again; nothing was done.`,
  GroupSeatsRefused: {
    /** @param sentence of bookings */
    because: (_facts, sentence: string) => sentence,
    unknown: 'The seats of this group cannot be read now. Please try again in a minute; nothing was done.',
  },
  NoGroupRate: (kind: RateKind) =>
    `This tour has no price for ${kind === 'school' ? 'schools' : 'groups of adults'} yet. Managers set it at Prices.`,
  PupilsNeedAdults: ({ missing }) =>
    missing === 1 ? 'One more adult must come with the pupils.' : `${missing} more adults must come with the pupils.`,
  ManagersDecide: ({ field }): string =>
    field === 'rate'
      ? 'A manager sets another price than the rate.'
      : field === 'withoutDeposit'
        ? 'A manager lets a group come without a deposit.'
        : 'A manager gives a group a start of its own.',
  CountClosed: ({ since }) => `The count is final since ${writtenDate(since.slice(0, 10))}: only more people can come.`,
  NothingToInvoice: 'All that this group owes is invoiced.',
  AbovePurchaseOrder: ({ left }) =>
    left === 0 ? 'Nothing is left of the purchase order.' : `Only $${formatCents(left)} is left of the purchase order.`,
  CreditTooLarge: ({ left }) =>
    left === 0 ? 'Nothing is left of this invoice.' : `Only $${formatCents(left)} is left of this invoice.`,
  NothingDue: 'This group owes nothing.',
  TooEarlyToWriteOff: 'This is written off below $5.00, or 90 days after it was due.',
  NothingToReverse: 'There is no such payment, or it is reversed already.',
  PaymentUnderWay: ({ cents }) =>
    `A payment of $${formatCents(cents)} is under way. Nothing is charged twice. Please look again in a minute.`,
  NotAcceptedYet: 'A group pays once it has accepted its quote.',
  TooManyGroupAsks: ({ retryAfterSeconds }) => busyNetwork('requests of groups', retryAfterSeconds),
  MyGroupChanged: ({ group }): string =>
    group.step
      ? 'Your seats are being changed. Please look again in a moment; nothing was done now.'
      : 'Your group has changed in the meantime. Please look at it again; nothing was done.',
  MySeatsRefused: {
    /** @param sentence of bookings */
    because: (_facts, sentence: string) => sentence,
    tooFew: (_facts, left: number) =>
      left === 1
        ? 'Your starts have one more seat. Please call us for more.'
        : `Your starts have ${left} more seats. Please call us for more.`,
    noSeat: (_facts, missing: number) =>
      `${missing === 1 ? 'One of your people has' : `${missing} of your people have`} no seat at these starts. Please choose more starts, or another day.`,
    ownStart: 'Nobody else comes at your start. Please call us: we look for another one like it.',
    unknown: 'We cannot read your seats now. Please try again in a minute; nothing was done.',
  },
  MoveClosed: ({ since }) =>
    `Groups move on this page until ${writtenDate(since.slice(0, 10))}. Please call us: we move yours.`,
  SecureFirst:
    'Many seats are held for groups already. Yours are held as soon as we have your deposit or purchase order: please call us.',
  GroupTermsChanged: 'Someone else has changed the conditions of groups. Please look at them again.',
} satisfies Sentences;

export const refuse = refusals<Refusals, typeof english>(factless, english, { es: spanish });
