/**
 * `online` goes through the payment provider. `sale`: an order paid for it with its other lines, and refunds it. The others
 * are taken at the door and refunded by hand.
 */
export const PAYMENT_METHODS = ['online', 'sale', 'card_reader', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How money goes back: to where it came from, or as a voucher that a displaced party chose. */
export type RefundMethod = PaymentMethod | 'credit';

/** How a party pays at the door. */
export const DOOR_METHODS = ['card_reader', 'cash'] as const;
export type DoorMethod = (typeof DOOR_METHODS)[number];
