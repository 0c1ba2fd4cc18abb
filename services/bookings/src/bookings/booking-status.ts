/** Bookings are paid before they are made, so `paid` is the only status that is stored (product.md §3). */
export type PaymentStatus = 'paid';

/** Only a confirmed booking has seats. A displaced one lost its seats because the house closed its time. */
export type BookingStatus = 'confirmed' | 'displaced' | 'cancelled';
