import { randomUUID } from 'node:crypto';
import { type Fields, found, refusedRequest, type Stored, wrongState } from './stripe-problem.js';

const DISPUTE_FEE_CENTS = 1_500;

/** The account's charges, refunds, disputes and balance: what an accountant reads at Stripe. */
export class FakeAccount {
  readonly charges = new Map<string, Stored>();
  readonly refunds = new Map<string, Stored>();
  readonly disputes = new Map<string, Stored>();
  /** Newest first. */
  readonly balance: Stored[] = [];
  /** Of new refunds. */
  refundStatus: 'pending' | 'succeeded' = 'pending';

  /** @param tell an event happened to this object, as it is now */
  readonly now: () => Date;
  readonly tell: (type: string, object: Fields) => void;

  constructor(now: () => Date, tell: (type: string, object: Fields) => void) {
    this.now = now;
    this.tell = tell;
  }

  /** The card's bank holds the amount. */
  authorize(intent: Stored): void {
    const { id: payment_intent, amount, customer = null, payment_method } = intent;
    const sums = { amount, amount_captured: 0, amount_refunded: 0 };
    const flags = { captured: false, refunded: false, disputed: false };
    const charge = this.stored('ch', 'charge', 'succeeded', {
      payment_intent,
      customer,
      payment_method,
      ...sums,
      ...flags,
    });
    this.charges.set(charge.id, charge);
    intent.latest_charge = charge.id;
  }

  /** What is not captured counts as refunded. */
  take(intent: Stored, cents: number): void {
    const charge = found(this.charges, String(intent.latest_charge));
    Object.assign(charge, { captured: true, amount_captured: cents, amount_refunded: Number(charge.amount) - cents });
    charge.balance_transaction = this.book('charge', 'charge', charge.id, cents, Math.round(cents * 0.029) + 30);
  }

  refund({ payment_intent, charge: named, amount, metadata = {} }: Fields): Stored {
    const charge = [...this.charges.values()].find(
      ({ id, payment_intent: of }) => id === named || of === payment_intent,
    );
    if (!charge?.captured) throw wrongState('This payment has no successful charge to refund.');
    if (this.isAtBank(charge)) throw refusedRequest('charge_disputed', 'The charge was disputed.');
    const left = Number(charge.amount) - Number(charge.amount_refunded);
    if (left === 0) throw refusedRequest('charge_already_refunded', 'The charge has already been refunded.');
    const cents = amount === undefined ? left : Number(amount);
    if (!Number.isSafeInteger(cents) || cents < 1) throw refusedRequest('parameter_invalid_integer', 'Invalid amount.');
    if (cents > left) throw refusedRequest('amount_too_large', 'More than the unrefunded amount of the charge.');
    const of = { charge: charge.id, payment_intent: charge.payment_intent, amount: cents, metadata };
    const refund = this.stored('re', 'refund', this.refundStatus, of);
    refund.balance_transaction = this.book('refund', 'refund', refund.id, -cents);
    this.refunds.set(refund.id, refund);
    this.returned(charge, cents);
    this.tell('refund.created', refund);
    this.tell('charge.refunded', charge);
    return refund;
  }

  /** A refund ends, or fails after it had succeeded: then the money is ours again. */
  endRefund(id: string, status: 'succeeded' | 'failed'): Stored {
    const refund = found(this.refunds, id);
    if (refund.status === 'failed' || refund.status === status) return refund;
    refund.status = status;
    if (status === 'failed') {
      const cents = Number(refund.amount);
      Object.assign(refund, { failure_reason: 'lost_or_stolen_card' });
      refund.failure_balance_transaction = this.book('refund_failure', 'refund_failure', id, cents);
      this.returned(found(this.charges, String(refund.charge)), -cents);
      this.tell('refund.failed', refund);
    }
    this.tell('refund.updated', refund);
    return refund;
  }

  /** The buyer's bank takes the money back. @param amount all that was captured and not refunded by default */
  dispute(intent: Stored, amount?: number): Stored {
    const charge = found(this.charges, String(intent.latest_charge));
    if (!charge.captured || charge.disputed) throw wrongState('This payment cannot be disputed.');
    const cents = amount ?? Number(charge.amount) - Number(charge.amount_refunded);
    const of = { charge: charge.id, payment_intent: intent.id, amount: cents, reason: 'fraudulent' };
    const dispute = this.stored('dp', 'dispute', 'needs_response', { ...of, is_charge_refundable: false });
    charge.disputed = true;
    this.disputes.set(dispute.id, dispute);
    this.tell('charge.dispute.created', dispute);
    const taken = this.book('adjustment', 'dispute', dispute.id, -cents, DISPUTE_FEE_CENTS);
    dispute.balance_transactions = [this.balance.find(({ id }) => id === taken)];
    this.tell('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  /** Stripe keeps its fee. */
  closeDispute(id: string, status: 'won' | 'lost'): Stored {
    const dispute = found(this.disputes, id);
    if (dispute.status === 'won' || dispute.status === 'lost') throw wrongState(`It is ${dispute.status}.`);
    dispute.status = status;
    if (status === 'won') {
      const back = this.book('adjustment', 'dispute_reversal', id, Number(dispute.amount));
      const earlier = dispute.balance_transactions as Stored[];
      dispute.balance_transactions = [...earlier, this.balance.find((one) => one.id === back)];
      this.tell('charge.dispute.funds_reinstated', dispute);
    }
    this.tell('charge.dispute.closed', dispute);
    return dispute;
  }

  /** Includes pending refunds. */
  refundedOf(intentId: string): number {
    return [...this.refunds.values()]
      .filter(({ payment_intent, status }) => payment_intent === intentId && status !== 'failed')
      .reduce((sum, { amount }) => sum + Number(amount), 0);
  }

  /** What was won can be refunded like any other. */
  private isAtBank({ id }: Stored): boolean {
    return [...this.disputes.values()].some(({ charge, status }) => charge === id && status !== 'won');
  }

  private returned(charge: Stored, cents: number): void {
    const amount_refunded = Number(charge.amount_refunded) + cents;
    Object.assign(charge, { amount_refunded, refunded: amount_refunded === charge.amount });
  }

  private book(type: string, reporting_category: string, source: string, amount: number, fee = 0): string {
    const sums = { amount, fee, net: amount - fee };
    const row = this.stored('txn', 'balance_transaction', 'available', { type, reporting_category, source, ...sums });
    this.balance.unshift(row);
    return row.id;
  }

  private stored(prefix: string, object: string, status: string, fields: Fields): Stored {
    const created = Math.floor(this.now().getTime() / 1_000);
    const id = `${prefix}_${randomUUID()}`;
    return { id, object, status, created, currency: 'usd', metadata: {}, ...fields } as Stored;
  }
}
