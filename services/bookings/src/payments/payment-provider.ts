/** The provider's answer. */
export type PaymentAnswer = { readonly status: 'paid' } | { readonly status: 'refused'; readonly message: string };

/** A payment as the booking knows it. */
export interface Payment {
  /** The provider's own reference, made in the visitor's browser. */
  readonly intentId: string;
  /** US cents. */
  readonly amountCents: number;
}

/** The port to a payment provider. Another class behind this token replaces the mock. */
export abstract class PaymentProvider {
  /** Whether the money is there. */
  abstract confirm(payment: Payment): Promise<PaymentAnswer>;
  /** Refunds the payment or voids its authorization. Calling it twice is safe. */
  abstract refund(payment: Payment): Promise<void>;
}
