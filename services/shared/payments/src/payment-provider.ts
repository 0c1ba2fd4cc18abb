/** What the visitor is to pay in the browser. */
export interface PaymentOrder {
  /** US cents. */
  readonly amountCents: number;
  /** Whether a further amount may be charged to the same card later. */
  readonly chargedLater: boolean;
}

export interface StartedPayment {
  /** The provider's reference. */
  readonly intentId: string;
  /** What the provider's own form in the browser needs; null when it needs nothing. */
  readonly clientSecret: string | null;
}

/** A payment as the buyer's request names it. */
export interface Payment {
  /** The provider's reference; null when the request names none. */
  readonly intentId: string | null;
  /** US cents. */
  readonly amountCents: number;
}

/** The provider's answer. */
export type PaymentAnswer =
  | { readonly status: 'paid'; readonly intentId: string }
  | { readonly status: 'refused'; readonly message: string };

/** A further amount to take from a card that has paid before. */
export interface Charge {
  /** Ours, new for every charge: the same reference again is the same charge. */
  readonly reference: string;
  /** The provider's reference of the earlier payment. */
  readonly earlierIntentId: string;
  /** US cents. */
  readonly amountCents: number;
}

/** An amount to give back. */
export interface RefundOrder {
  /** Ours: the same reference again is the same refund. */
  readonly reference: string;
  /** Our reference of the payment, and the provider's, which is unknown when a charge was never answered. */
  readonly payment: { readonly reference: string; readonly intentId: string | null };
  /** US cents; null for all of the payment. */
  readonly amountCents: number | null;
}

/** What the provider says of a refund, once or more often, in any order. */
export interface RefundMessage {
  readonly reference: string;
  readonly status: 'settled' | 'failed';
}

/** What the provider says of a payment whose money it has taken. */
export interface PaidMessage {
  readonly intentId: string;
  readonly paidAt: Date;
}

/** Who hears what the provider says by itself. */
export interface PaymentListener {
  refundEnded(message: RefundMessage): Promise<void>;
  /** @returns false while it is too early to say whether the payment is used: the message is to come again */
  paid(message: PaidMessage): Promise<boolean>;
}

/** A message of the provider as it came over HTTP. */
export interface Webhook {
  /** Byte for byte: it is signed. */
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** `unknown`: this provider sends none. `forged`: not signed by it, or too old. `later`: it is to send it again. */
export type WebhookAnswer = 'taken' | 'later' | 'forged' | 'unknown';

/** The port to a payment provider. `PAYMENT_PROVIDER` chooses the class behind it. */
export abstract class PaymentProvider {
  /** Whether cards are charged: receipts say so. */
  abstract readonly movesMoney: boolean;
  /** Begins a payment that the browser completes. */
  abstract start(order: PaymentOrder): Promise<StartedPayment>;
  /** Takes the money of a payment that the browser has completed. The same payment again is taken once. */
  abstract confirm(payment: Payment): Promise<PaymentAnswer>;
  /** Takes a further amount from the card of an earlier payment. */
  abstract charge(charge: Charge): Promise<PaymentAnswer>;
  /** Accepts a refund. Its result comes to the listener, maybe much later. @throws when nobody knows whether it was accepted */
  abstract refund(order: RefundOrder): Promise<void>;
  /** Reads a message, and passes on what it says. @throws when it could not be passed on: it is to come again */
  abstract receive(webhook: Webhook): Promise<WebhookAnswer>;
  abstract listen(listener: PaymentListener): void;
}
