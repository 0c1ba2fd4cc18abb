/** The provider's answer. */
export type PaymentAnswer = { readonly status: 'paid' } | { readonly status: 'refused'; readonly message: string };

/** A payment as the booking knows it. */
export interface Payment {
  /** The provider's own reference, made in the visitor's browser. */
  readonly intentId: string;
  /** US cents. */
  readonly amountCents: number;
}

/** A further amount to take from a card that has paid before. */
export interface Charge {
  /** Ours, new for every charge: the same reference again is the same charge. */
  readonly reference: string;
  /** The provider's reference of the earlier payment. */
  readonly earlierIntentId: string;
  /** US cents. */
  readonly amountCents: number;
}

export type ChargeAnswer =
  | { readonly status: 'paid'; readonly intentId: string }
  | { readonly status: 'refused'; readonly message: string };

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

export type RefundListener = (message: RefundMessage) => Promise<void>;

/** The port to a payment provider. Another class behind this token replaces the mock. */
export abstract class PaymentProvider {
  /** Whether the money is there. */
  abstract confirm(payment: Payment): Promise<PaymentAnswer>;
  /** Takes a further amount from the card of an earlier payment. */
  abstract charge(charge: Charge): Promise<ChargeAnswer>;
  /** Accepts a refund. Its result comes to the listener, maybe much later. @throws when nobody knows whether it was accepted */
  abstract refund(order: RefundOrder): Promise<void>;
  /** Says who hears of results. */
  abstract onRefund(listener: RefundListener): void;
}
