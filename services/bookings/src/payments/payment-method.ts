/** `online` is with the payment provider. The others are of the door: their money goes back by hand. */
export const PAYMENT_METHODS = ['online', 'card_reader', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How a party pays that buys its seats at the door. */
export const DOOR_METHODS = ['card_reader', 'cash'] as const;
export type DoorMethod = (typeof DOOR_METHODS)[number];
