/** A payment to start in the browser. */
export interface PaymentOrder {
  /** US cents. */
  readonly amountCents: number;
  /** Whether the card can be charged again later. */
  readonly chargedLater: boolean;
}

export interface StartedPayment {
  /** The provider's reference. */
  readonly intentId: string;
  /** The secret for the provider's form in the browser; null when it has no form. */
  readonly clientSecret: string | null;
}

/** A payment from the buyer's request. */
export interface Payment {
  /** The provider's reference; null when the request has none. */
  readonly intentId: string | null;
  /** US cents. */
  readonly amountCents: number;
}

/** The provider's answer. */
export type PaymentAnswer =
  | { readonly status: 'paid'; readonly intentId: string }
  | { readonly status: 'refused'; readonly message: string };

/** The provider's answer to `authorize`. */
export type AuthorizationAnswer =
  | { readonly status: 'authorized'; readonly intentId: string }
  | { readonly status: 'refused'; readonly message: string };

/** What is taken of an authorized payment. */
export interface Capture {
  /** The provider's reference. */
  readonly intentId: string;
  /** US cents; at most `authorizedCents`. The rest is let go. */
  readonly amountCents: number;
  /** US cents. */
  readonly authorizedCents: number;
}

/** The provider's answer to `capture`. */
export type CaptureAnswer = { readonly status: 'captured' } | { readonly status: 'refused'; readonly message: string };

/** More was to be captured than was authorized, or an authorization was let go whose money was taken. */
export class CaptureError extends Error {
  override readonly name = 'CaptureError';
}

/** An additional charge to a card that has paid before. */
export interface Charge {
  /** Our reference, unique per charge. Repeating it repeats the same charge. */
  readonly reference: string;
  /** The provider's reference of the earlier payment. */
  readonly earlierIntentId: string;
  /** The service that took the earlier payment; this one if it is left out. */
  readonly takenBy?: string;
  /** US cents. */
  readonly amountCents: number;
}

/** A refund to make. */
export interface RefundOrder {
  /** Our reference. Repeating it repeats the same refund. */
  readonly reference: string;
  /** Our reference of the payment, and the provider's, which is unknown for a charge without an answer. */
  readonly payment: { readonly reference: string; readonly intentId: string | null };
  /** US cents; null for the whole payment. */
  readonly amountCents: number | null;
}

/** The provider's message about a refund. Messages can repeat and come in any order. */
export interface RefundMessage {
  readonly reference: string;
  readonly status: 'settled' | 'failed';
}

/** The provider's message about a captured payment. */
export interface PaidMessage {
  readonly intentId: string;
  readonly paidAt: Date;
}

/** Receives the provider's messages. */
export interface PaymentListener {
  refundEnded(message: RefundMessage): Promise<void>;
  /** @returns false while the payment can still be used; the provider then sends the message again */
  paid(message: PaidMessage): Promise<boolean>;
}

/** A message of the provider as received over HTTP. */
export interface Webhook {
  /** The raw bytes, which are signed. */
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** `unknown`: this provider sends no messages. `forged`: the signature is invalid or too old. `later`: send it again. */
export type WebhookAnswer = 'taken' | 'later' | 'forged' | 'unknown';

/** The port to a payment provider. `PAYMENT_PROVIDER` selects the adapter. */
export abstract class PaymentProvider {
  /** Whether cards are really charged, which receipts state. */
  abstract readonly movesMoney: boolean;
  /** Starts a payment that the browser completes. */
  abstract start(order: PaymentOrder): Promise<StartedPayment>;
  /** Captures a payment that the browser has completed. Idempotent. */
  abstract confirm(payment: Payment): Promise<PaymentAnswer>;
  /** Checks that a payment is authorized for exactly its amount, and takes nothing. Idempotent. */
  abstract authorize(payment: Payment): Promise<AuthorizationAnswer>;
  /**
   * Takes the amount of an authorized payment, once, and lets the rest go. Repeating it with the same amount repeats the answer.
   *
   * @throws CaptureError when the amount is more than was authorized, or another amount was taken before
   * @throws every other error when it is unknown whether the money was taken
   */
  abstract capture(capture: Capture): Promise<CaptureAnswer>;
  /**
   * Lets go of an authorized payment, or of one that the browser has not completed. Idempotent.
   *
   * @throws CaptureError when its money was taken
   */
  abstract void(intentId: string): Promise<void>;
  /** Charges the card of an earlier payment again. */
  abstract charge(charge: Charge): Promise<PaymentAnswer>;
  /**
   * Accepts a refund. Its result reaches the listener, possibly much later.
   *
   * @throws when it is unknown whether it was accepted
   */
  abstract refund(order: RefundOrder): Promise<void>;
  /**
   * Verifies a message and passes it to the listener.
   *
   * @throws when the listener failed; the provider then sends it again
   */
  abstract receive(webhook: Webhook): Promise<WebhookAnswer>;
  abstract listen(listener: PaymentListener): void;
}
