/** What a provider says of a payment. */
export type PaymentAnswer = { readonly status: 'paid' } | { readonly status: 'refused'; readonly message: string };

/** A payment as the booking knows it. */
export interface Payment {
  /** The provider's own reference, made in the visitor's browser. */
  readonly intentId: string;
  /** US cents. */
  readonly amountCents: number;
}

/** The port to whoever takes the money. A card provider takes the mock's place by another class behind this token. */
export abstract class PaymentProvider {
  /** Whether the money is there. */
  abstract confirm(payment: Payment): Promise<PaymentAnswer>;
  /** Gives the money back, or lets go of it, because no booking came of it. Doing it twice is fine. */
  abstract refund(payment: Payment): Promise<void>;
}
