/** A payment to start in the browser. */
export interface PaymentOrder {
  readonly amountCents: number;
  /** The card can be charged again later. */
  readonly chargedLater: boolean;
}

export interface StartedPayment {
  /** The provider's reference. */
  readonly intentId: string;
  /** For the provider's form in the browser; null when it has no form. */
  readonly clientSecret: string | null;
}

/** A payment in the buyer's request. */
export interface Payment {
  /** The provider's reference; null when the request has none. */
  readonly intentId: string | null;
  readonly amountCents: number;
}

export type AuthorizationAnswer =
  | { readonly status: 'authorized'; readonly intentId: string }
  | { readonly status: 'refused'; readonly message: string };

/** The captured part of an authorized payment. */
export interface Capture {
  /** The provider's reference. */
  readonly intentId: string;
  /** At most `authorizedCents`. The rest is released. */
  readonly amountCents: number;
  readonly authorizedCents: number;
}

export type CaptureAnswer = { readonly status: 'captured' } | { readonly status: 'refused'; readonly message: string };

/** The amount is higher than the authorized one, or an authorization cannot be voided because it was captured. */
export class CaptureError extends Error {
  override readonly name = 'CaptureError';
}

/** A charge to a card that has paid before. */
export interface Charge {
  /** Ours, unique per charge. */
  readonly reference: string;
  /** The provider's reference of the earlier payment. */
  readonly earlierIntentId: string;
  /** The service that took the earlier payment; this one by default. */
  readonly takenBy?: string;
  readonly amountCents: number;
}

export type ChargeAnswer =
  | { readonly status: 'started'; readonly intentId: string }
  | { readonly status: 'refused'; readonly message: string };

export interface RefundOrder {
  /** Ours. Repeating it repeats the same refund. */
  readonly reference: string;
  /** Our reference of the payment, and the provider's; null for a charge that was never authorized. */
  readonly payment: { readonly reference: string; readonly intentId: string | null };
  /** Null for all that was captured. */
  readonly amountCents: number | null;
}

export interface RefundAnswer {
  /** Cents that go back. 0 when nothing was captured: the authorization, if there was one, is released. */
  readonly cents: number;
  /** Left out while it is pending: the listener is told later. */
  readonly end?: RefundMessage['status'] | undefined;
}

/** Messages can repeat and come in any order. */
export interface RefundMessage {
  readonly reference: string;
  readonly status: 'settled' | 'failed';
  /** US cents that went back. A message can come before the answer that says it, or in its place. */
  readonly cents?: number;
}

/** A payment was captured. */
export interface PaidMessage {
  readonly intentId: string;
  readonly paidAt: Date;
}

/** The bank of a buyer took a payment back. Each message says all of it. */
export interface DisputeMessage {
  /** The provider's. */
  readonly disputeId: string;
  /** Our reference of the payment. */
  readonly payment: string;
  readonly amountCents: number;
  /** The provider's code. */
  readonly reason: string;
  readonly openedAt: Date;
  /** Left out while the bank has not decided. `won`: the money came back. */
  readonly end?: { readonly status: 'won' | 'lost'; readonly at: Date };
}

export interface PaymentListener {
  refundEnded(message: RefundMessage): Promise<void>;
  paid(message: PaidMessage): Promise<void>;
  disputed(message: DisputeMessage): Promise<void>;
}

/** A message as received over HTTP. */
export interface Webhook {
  /** Raw, because the bytes are signed. */
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** `unknown`: this provider sends no messages. `forged`: the signature is invalid or too old. */
export type WebhookAnswer = 'taken' | 'forged' | 'unknown';

/** `PAYMENT_PROVIDER` selects the adapter. */
export abstract class PaymentProvider {
  /** Cards are really charged, which receipts state. */
  abstract readonly movesMoney: boolean;
  /** The browser completes the payment. */
  abstract start(order: PaymentOrder): Promise<StartedPayment>;
  /** Checks that exactly this amount is authorized, and captures nothing. Idempotent. */
  abstract authorize(payment: Payment): Promise<AuthorizationAnswer>;
  /**
   * Captures once; the rest is released. Repeating it with the same amount repeats the answer.
   * @throws CaptureError when the amount is higher than the authorized one, or another amount was captured before
   * @throws every other error when it is unknown whether the money was captured
   */
  abstract capture(capture: Capture): Promise<CaptureAnswer>;
  /** Releases an authorized or uncompleted payment. Idempotent. @throws CaptureError when it was captured */
  abstract void(intentId: string): Promise<void>;
  /** Starts a charge of the card of an earlier payment, and authorizes nothing: its reference is stored first. */
  abstract startCharge(charge: Charge): Promise<ChargeAnswer>;
  /** Authorizes a started charge. Idempotent. @throws when it is unknown whether the bank authorized it */
  abstract authorizeCharge(intentId: string): Promise<AuthorizationAnswer>;
  /** Gives back what was captured, and releases what was only authorized. @throws when it is unknown whether the refund was accepted */
  abstract refund(order: RefundOrder): Promise<RefundAnswer>;
  /** Verifies a message and passes it to the listener. @throws when the listener failed; the provider then sends it again */
  abstract receive(webhook: Webhook): Promise<WebhookAnswer>;
  abstract listen(listener: PaymentListener): void;
}
