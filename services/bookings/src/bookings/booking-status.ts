/** Bookings are paid before they are made (product.md §3); parts of a group are paid on its account. */
export type PaymentStatus = 'paid' | 'account';

/** Only a confirmed booking has seats. A displaced one lost its seats because staff closed its time. */
export type BookingStatus = 'confirmed' | 'displaced' | 'cancelled';
