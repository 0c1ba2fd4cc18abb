import type { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import { groupBugs } from './group-bugs.ts';
import type { MoneyBug } from './planted-bug.ts';

const refunds = 'services/shared/payments/dist/stripe/stripe-refunds.js';
const authorizations = 'services/shared/payments/dist/stripe/stripe-authorizations.js';
const changes = 'services/bookings/dist/visits/change-booking.js';
const charges = 'services/bookings/dist/payments/charges.js';
const parties = 'services/bookings/dist/prices/price-party.js';
const release = "if (intent && intent.status !== 'canceled') await this.stripe.paymentIntents.cancel(intent.id);";
const nobodys = /are nobody's$/;

/** Refunds are made, and nobody hears of it for a while: a message would say so before they are sent again. */
function loseAnswers(stripe: FakeStripe): void {
  stripe.messages.plan = ({ type }) => (/refund/.test(type) ? [] : [0]);
  for (let refunds = 0; refunds < 20; refunds += 1) stripe.failNext('POST /v1/refunds', 500, 'after');
}

export const moneyBugs: readonly MoneyBug[] = [
  {
    name: 'the discount of a code is copied onto guests who come later',
    patches: [{ file: parties, find: 'if (!last || !same || last.code) return [', replace: 'if (!last) return [' }],
    accountant: /^visit \S+ of \S+ costs \d+ cents; by its prices it is \d+/,
    reconciliation: /^line \S+ has \d+ tickets with code \S+ \d+ cents off; it was sold with/,
  },
  {
    name: 'a party that changes keeps no rules',
    patches: [{ file: parties, find: 'return brokenRule(countsOf(lines), types) ?? lines;', replace: 'return lines;' }],
    accountant: /come alone$/,
    reconciliation: /^(booking|hold) \S+ has \d+ of the type/,
  },
  {
    name: 'what a refused request claims is booked as taken and given back',
    patches: [
      {
        file: refunds,
        find: `${release}\n        return {\n            cents: 0`,
        replace: `${release}\n        return {\n            cents: intent?.amount ?? 700, end: 'settled'`,
      },
    ],
    accountant: /^the books say that cards paid \d+ cents; the provider captured \d+$/,
    reconciliation: /took \d+ cents; the provider captured 0$/,
  },
  {
    name: 'a payment that bought nothing comes back in part',
    patches: [
      {
        file: refunds,
        find: '...amountCents !== null && {\n                amount: amountCents',
        replace: '...{\n                amount: amountCents ?? 2000',
      },
    ],
    accountant: nobodys,
    reconciliation: /took 2000 cents; the provider captured \d+$/,
  },
  {
    name: 'a payment that was returned buys again',
    patches: [
      {
        file: authorizations,
        find: "if (intent.status === 'requires_capture') return {",
        replace: "if (intent.status === 'requires_capture' || intent.status === 'succeeded') return {",
      },
    ],
    accountant: /: -\d+ are nobody's$/,
    reconciliation: /gave 0 cents back; the provider refunded \d+$/,
  },
  {
    name: 'a charge is captured before its change is stored, and kept when it is refused',
    patches: [
      {
        file: changes,
        find: 'const outcome = await this.store(order, booking, planned, charge);',
        replace:
          'await this.captures.payments.capture({ ...charge, authorizedCents: charge.amountCents }); const outcome = await this.store(order, booking, planned, charge);',
      },
      { file: changes, find: 'await this.charges.returnCharge(charge.id);', replace: 'undefined;' },
      // A job would return it after a quarter of an hour.
      { file: charges, find: 'await this.returnCharges(null,', replace: 'void (null,' },
    ],
    accountant: nobodys,
    reconciliation: /^payment \S+ took \d+ cents, and no service has it$/,
  },
  {
    name: 'a refused purchase leaves its authorization on the card',
    patches: [{ file: refunds, find: release, replace: '' }],
    accountant: /^payment \S+ is still authorized, and was answered$/,
    reconciliation: /^payment \S+ at the provider is authorized for/,
  },
  {
    name: 'a refund without an answer is sent again under another key',
    patches: [{ file: refunds, find: 'await this.earlier(intent.id, reference)', replace: 'undefined' }],
    // A second refund of the rest fails, and stays due.
    accountant: /: -\d+ are nobody's$|^the books have -\d+ cents of refunds_due/,
    reconciliation: /gave \d+ cents back; the provider refunded \d+$/,
    provider: loseAnswers,
  },
  {
    name: 'a tour that is withdrawn in a cart is sold as another',
    patches: [
      {
        file: 'services/bookings/dist/selling/sale-lines/confirm-sale-line/confirm-sale-line.js',
        find: 'this.slotFinder.find(request, {',
        replace: 'this.slotFinder.find(request, { orFirst: true,',
      },
      {
        file: 'services/orders/dist/basket/mark-tours-gone-when-withdrawn.js',
        find: 'async react(',
        replace: 'async react() {} async ignored(',
      },
    ],
    accountant: /bought .* and visits /,
    reconciliation: /^line \S+ sold tour \S+, and tour \S+ was booked$/,
  },
  {
    name: 'a code is used more often than its limit',
    patches: [
      {
        file: 'services/orders/dist/promotions/promotion.statements.js',
        find: 'SET uses = uses + 1',
        replace: 'SET uses = least(uses + 1, coalesce(uses_limit - 1, uses + 1))',
      },
    ],
    accountant: /^code \S+ was used by \d+ orders; its limit is \d+$/,
    reconciliation: /^code \S+ counts \d+ uses of \d+; it has/,
  },
  {
    name: 'a tag makes another mailbox of an address',
    patches: [
      {
        file: 'services/orders/dist/promotions/promotions.js',
        find: 'email && this.hashOf(mailboxKey(email))',
        replace: 'email && this.hashOf(email)',
      },
    ],
    accountant: /^code \S+ was used again by \S+$/,
  },
  {
    name: 'a party that gets smaller after the deadline gets money back',
    patches: [
      {
        file: 'services/bookings/dist/visits/planned-change.js',
        find: 'refundCents(less, percent)',
        replace: 'less',
      },
    ],
    accountant: /: -\d+ are nobody's$/,
  },
  {
    name: 'a canceled visit is to be refunded, and its bank has the payment',
    patches: [
      {
        file: 'services/bookings/dist/visits/changes/cancel.js',
        find: 'Math.min(booking.dueCents, await this.disputedCents(booking))',
        replace: '0',
      },
    ],
    // While the bank has the payment the refund is owed. Once it gives in, the buyer has it.
    accountant: /^the books have -\d+ cents of refunds_due; the accountant has |: -\d+ are nobody's$/,
  },
  ...groupBugs,
];
