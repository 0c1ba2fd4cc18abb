/**
 * `online`: by the payment provider. `sale`: an order paid, and refunds it. `account`: nothing, because the bill of a group is orders'. The
 * others are paid at the door and refunded by hand.
 */
export const PAYMENT_METHODS = ['online', 'sale', 'card_reader', 'cash', 'account'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A refund goes back to the payment, or becomes a voucher that a displaced party chose. */
export type RefundMethod = PaymentMethod | 'credit';

export const DOOR_METHODS = ['card_reader', 'cash'] as const;
export type DoorMethod = (typeof DOOR_METHODS)[number];
