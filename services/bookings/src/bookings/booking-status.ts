/** Bookings are paid before they are made (product.md §3). */
export type PaymentStatus = 'paid';

/** Only a confirmed booking has seats. A displaced one lost its seats because staff closed its time. */
export type BookingStatus = 'confirmed' | 'displaced' | 'cancelled';
