import { randomUUID } from 'node:crypto';
import type { FakeAccount } from './fake-account.js';
import {
  type Fields,
  found,
  missing,
  refusedRequest,
  type Stored,
  StripeProblem,
  wrongParameter,
  wrongState,
} from './stripe-problem.js';

/** Stripe's test card that is always declined. */
const DECLINED_CARD = '4000000000000002';
/** Of US dollars. */
const LEAST_CENTS = 50;
const MOST_CENTS = 99_999_999;
/** An authorization ends by itself. */
const AUTHORIZED_MS = 7 * 86_400_000;
const UNPAID = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Payments and their states (https://docs.stripe.com/payments/paymentintents/lifecycle). */
export class FakeIntents {
  readonly all = new Map<string, Stored>();
  /** Cards that a customer lets us charge again. */
  private readonly saved = new Map<string, unknown>();

  private readonly account: FakeAccount;

  constructor(account: FakeAccount) {
    this.account = account;
  }

  get(id: string): Stored {
    const intent = found(this.all, id);
    const isOver = this.account.now().getTime() - Number(intent.authorized_at ?? 0) >= AUTHORIZED_MS;
    if (intent.status === 'requires_capture' && isOver) this.end(intent, 'automatic');
    return intent;
  }

  create({ metadata = {}, amount, confirm, off_session, ...fields }: Fields): Stored {
    const id = `pi_${randomUUID()}`;
    const sums = { amount: centsOf(amount), amount_capturable: 0, amount_received: 0, latest_charge: null };
    const status = fields.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation';
    const created = Math.floor(this.account.now().getTime() / 1_000);
    const named = { id, object: 'payment_intent', client_secret: `${id}_secret_${randomUUID()}` };
    const capture_method = fields.capture_method ?? 'automatic';
    this.refuseForeignCard(fields, off_session);
    const intent = { ...fields, ...named, ...sums, capture_method, created, status, metadata } as Stored;
    this.all.set(id, intent);
    this.account.tell('payment_intent.created', intent);
    if (confirm === 'true') this.confirm(intent, { off_session });
    return intent;
  }

  /** Of what was sent; a value `''` deletes a key of the metadata. */
  update(intent: Stored, { metadata, amount, ...fields }: Fields): void {
    const isMore = amount !== undefined || Object.keys(fields).length > 0;
    if (isMore && !UNPAID.includes(intent.status)) throw wrongState(`It is ${intent.status}.`);
    if (amount !== undefined) intent.amount = centsOf(amount);
    Object.assign(intent, fields);
    if (fields.payment_method !== undefined) intent.status = 'requires_confirmation';
    const merged = { ...intent.metadata, ...(metadata as Record<string, string> | undefined) };
    intent.metadata = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
  }

  /** With the secret key; `off_session` when the buyer is not there to answer the bank. */
  confirm(intent: Stored, { payment_method = intent.payment_method, off_session = intent.off_session }: Fields): void {
    if (!UNPAID.includes(intent.status)) throw wrongState(`It is ${intent.status}.`);
    if (typeof payment_method !== 'string') throw wrongState('It has no payment method.');
    this.refuseForeignCard({ ...intent, payment_method }, off_session);
    Object.assign(intent, { payment_method, off_session });
    if (payment_method.startsWith('pm_declined')) throw this.decline(intent, 'card_declined', 'generic_decline');
    if (payment_method.startsWith('pm_asked')) {
      if (off_session === 'true') throw this.decline(intent, 'authentication_required', 'authentication_required');
      Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
      this.account.tell('payment_intent.requires_action', intent);
      return;
    }
    this.authorize(intent, payment_method);
  }

  /** The buyer's bank says yes. @param card the beginning of the name of its payment method: `pm_declined` and `pm_asked` are special */
  pay(intent: Stored, card = 'card'): void {
    if (!UNPAID.includes(intent.status)) throw wrongState(`It is ${intent.status}.`);
    this.authorize(intent, `pm_${card}_${randomUUID()}`);
  }

  /** @param fields as the stand-in for Stripe.js sends them (`web/e2e/stripe/support/stand-in.ts`) */
  confirmInBrowser(intent: Stored, { client_secret, card, form }: Fields): void {
    if (client_secret !== intent.client_secret) throw missing(intent.id);
    if (!UNPAID.includes(intent.status)) {
      throw new StripeProblem(400, { ...wrongState(`It is ${intent.status}.`).error, payment_intent: intent });
    }
    // Stripe refuses a form that was opened for another payment.
    const { amount, currency, capture_method, setup_future_usage = '' } = intent;
    const wanted = { amount: String(amount), currency, capture_method, setup_future_usage };
    if (JSON.stringify(form) !== JSON.stringify(wanted)) throw wrongState('The form is not of this payment.');
    if (card === DECLINED_CARD) throw this.decline(intent, 'card_declined', 'generic_decline');
    this.pay(intent);
  }

  /** All or a part of an authorized payment; the rest is released. */
  capture(intent: Stored, { amount_to_capture = intent.amount }: Fields = {}): void {
    const cents = centsOf(amount_to_capture);
    if (intent.status !== 'requires_capture') throw wrongState(`It is ${intent.status}.`);
    if (cents > Number(intent.amount_capturable)) {
      throw refusedRequest('amount_too_large', 'More than the authorized amount.');
    }
    Object.assign(intent, { status: 'succeeded', amount_capturable: 0, amount_received: cents });
    this.account.take(intent, cents);
    this.account.tell('payment_intent.succeeded', intent);
  }

  cancel(intent: Stored, { cancellation_reason = null }: Fields = {}): void {
    if (![...UNPAID, 'requires_capture'].includes(intent.status)) throw wrongState(`It is ${intent.status}.`);
    this.end(intent, cancellation_reason);
  }

  private end(intent: Stored, cancellation_reason: unknown): void {
    Object.assign(intent, { status: 'canceled', amount_capturable: 0, cancellation_reason });
    this.account.tell('payment_intent.canceled', intent);
  }

  private authorize(intent: Stored, payment_method: string): void {
    const authorized_at = this.account.now().getTime();
    Object.assign(intent, { payment_method, authorized_at, next_action: null, amount_capturable: intent.amount });
    this.account.authorize(intent);
    if (intent.setup_future_usage !== undefined) this.saved.set(payment_method, intent.customer);
    intent.status = 'requires_capture';
    if (intent.capture_method === 'manual') this.account.tell('payment_intent.amount_capturable_updated', intent);
    else this.capture(intent);
  }

  private decline(intent: Stored, code: string, decline_code: string): StripeProblem {
    const message = 'Your card was declined.';
    const last_payment_error = { type: 'card_error', code, decline_code, message };
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error });
    this.account.tell('payment_intent.payment_failed', intent);
    return new StripeProblem(402, { ...last_payment_error, payment_intent: structuredClone(intent) });
  }

  /** A card that paid once cannot be charged again, unless it was saved to this customer. */
  private refuseForeignCard({ payment_method, customer }: Fields, off_session: unknown): void {
    if (off_session !== 'true') return;
    if (typeof payment_method !== 'string' || this.saved.get(payment_method) !== customer || customer === undefined) {
      throw wrongParameter('payment_method_unactivated', 'The payment method does not belong to the customer.');
    }
  }
}

function centsOf(amount: unknown): number {
  const cents = Number(amount);
  if (!Number.isSafeInteger(cents)) throw wrongParameter('parameter_invalid_integer', `Invalid integer: ${amount}`);
  if (cents < LEAST_CENTS) throw wrongParameter('amount_too_small', 'The amount must be at least $0.50.');
  if (cents > MOST_CENTS) throw wrongParameter('amount_too_large', 'The amount must be no more than $999,999.99.');
  return cents;
}
