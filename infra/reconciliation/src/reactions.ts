import type { Owner } from './reconciliation-context.ts';

/** An entry of a service's `subscriptions.ts`. */
export type ReactionLine = { subject: string; producer: Owner; consumer: Owner; durable: string };

const line = (producer: Owner, event: string, consumer: Owner, durable: string): ReactionLine => ({
  subject: `hilltop.${producer}.${event}.v1`,
  producer,
  consumer,
  durable,
});

/** Who reacts to what. A test compares it with the services' own lists. */
export const reactionLines: readonly ReactionLine[] = [
  line('bookings', 'booking-confirmed', 'notifications', 'notifications-ticket'),
  line('bookings', 'booking-moved', 'notifications', 'notifications-ticket-moved'),
  line('bookings', 'party-changed', 'notifications', 'notifications-ticket-party'),
  line('bookings', 'food-changed', 'notifications', 'notifications-ticket-food'),
  line('bookings', 'booking-cancelled', 'notifications', 'notifications-ticket-cancelled'),
  line('bookings', 'booking-displaced', 'notifications', 'notifications-ticket-displaced'),
  line('bookings', 'booking-restored', 'notifications', 'notifications-ticket-restored'),
  line('bookings', 'reminder-due', 'notifications', 'notifications-reminder'),
  line('bookings', 'booking-link-requested', 'notifications', 'notifications-ticket-asked-for'),
  line('bookings', 'visit-links-requested', 'notifications', 'notifications-visit-links'),
  line('bookings', 'waitlist-joined', 'notifications', 'notifications-waitlist-joined'),
  line('bookings', 'seats-offered', 'notifications', 'notifications-seats-offered'),
  line('bookings', 'waitlist-updated', 'notifications', 'notifications-waitlist-updated'),
  line('bookings', 'payment-link-sent', 'notifications', 'notifications-payment-link'),
  line('orders', 'order-placed', 'notifications', 'notifications-receipt'),
  line('orders', 'order-line-cancelled', 'notifications', 'notifications-order-cancellation'),
  line('orders', 'order-changed', 'notifications', 'notifications-order-change'),
  line('orders', 'group-changed', 'notifications', 'notifications-group'),
  line('orders', 'group-entry-written', 'notifications', 'notifications-group-entry'),
  line('orders', 'group-reminder-due', 'notifications', 'notifications-group-reminder'),
  line('orders', 'voucher-due', 'notifications', 'notifications-voucher'),
  line('bookings', 'sale-refund-requested', 'orders', 'orders-sale-refund-requested'),
  line('bookings', 'tour-withdrawn', 'orders', 'orders-tour-withdrawn'),
  line('bookings', 'credit-requested', 'orders', 'orders-credit-requested'),
  line('bookings', 'group-displaced', 'orders', 'orders-group-displaced'),
  line('bookings', 'group-restored', 'orders', 'orders-group-restored'),
  line('orders', 'sale-refund-ended', 'bookings', 'bookings-sale-refund-ended'),
  line('orders', 'sale-payment-disputed', 'bookings', 'bookings-sale-payment-disputed'),
  line('contact', 'message-received', 'notifications', 'notifications-message'),
  line('staff', 'account-link-issued', 'notifications', 'notifications-staff-link'),
  line('staff', 'sign-in-code-refused', 'notifications', 'notifications-staff-code-refused'),
  line('content', 'content-changed', 'notifications', 'notifications-house'),
  line('content', 'content-changed', 'bookings', 'bookings-house'),
  line('content', 'content-changed', 'contact', 'contact-house'),
  line('content', 'content-changed', 'orders', 'orders-house'),
  line('bookings', 'money-moved', 'ledger', 'ledger-bookings-money-moved'),
  line('orders', 'money-moved', 'ledger', 'ledger-orders-money-moved'),
  line('ledger', 'day-sealed', 'notifications', 'notifications-sealed-day'),
  line('orders', 'order-line-cancelled', 'catalog', 'catalog-order-line-cancelled'),
  line('catalog', 'product-created', 'orders', 'orders-product-created'),
  line('catalog', 'product-changed', 'orders', 'orders-product-changed'),
  line('catalog', 'product-withdrawn', 'orders', 'orders-product-withdrawn'),
  line('catalog', 'product-created', 'media', 'media-product-created'),
  line('catalog', 'product-changed', 'media', 'media-product-changed'),
  line('catalog', 'product-withdrawn', 'media', 'media-product-withdrawn'),
  line('bookings', 'staff-action-recorded', 'staff', 'staff-action-of-bookings'),
  line('catalog', 'staff-action-recorded', 'staff', 'staff-action-of-catalog'),
  line('contact', 'staff-action-recorded', 'staff', 'staff-action-of-contact'),
  line('content', 'staff-action-recorded', 'staff', 'staff-action-of-content'),
  line('ledger', 'staff-action-recorded', 'staff', 'staff-action-of-ledger'),
  line('media', 'staff-action-recorded', 'staff', 'staff-action-of-media'),
  line('notifications', 'staff-action-recorded', 'staff', 'staff-action-of-notifications'),
  line('orders', 'staff-action-recorded', 'staff', 'staff-action-of-orders'),
  line('staff', 'staff-action-recorded', 'staff', 'staff-action-of-staff'),
  line('staff', 'staff-action-recorded', 'bookings', 'bookings-staff-account'),
  line('staff', 'erasure-requested', 'bookings', 'bookings-erasure-requested'),
  line('staff', 'erasure-requested', 'contact', 'contact-erasure-requested'),
  line('staff', 'erasure-requested', 'orders', 'orders-erasure-requested'),
  line('bookings', 'person-erased', 'staff', 'staff-bookings-person-erased'),
  line('contact', 'person-erased', 'staff', 'staff-contact-person-erased'),
  line('orders', 'person-erased', 'staff', 'staff-orders-person-erased'),
  line('bookings', 'person-erased', 'ledger', 'ledger-bookings-person-erased'),
  line('orders', 'person-erased', 'ledger', 'ledger-orders-person-erased'),
];

/** A row that is written with an event, and the e-mails owed for it. */
export type ToldThing = {
  owner: Owner;
  table: string;
  /** The column that is the event's subject. */
  key: string;
  /** Column with the time of writing. */
  writtenAt: string;
  subject: string;
  emails: readonly string[];
  /** SQL condition of rows that this event tells of; all without it. */
  told?: string;
  /** SQL condition of rows that e-mails are owed for; all without it. */
  owed?: string;
};

export const toldThings: readonly ToldThing[] = [
  {
    ...told('bookings', 'bookings', 'id', 'created_at', 'booking-confirmed', ['booking-ticket']),
    // A party that buys at the door may give no address, and the audit role reads none.
    owed: `NOT EXISTS (SELECT FROM payments p WHERE p.booking_id = bookings.id AND p.method <> 'online')`,
  },
  told('bookings', 'holds', 'id', 'created_at', 'seats-held', []),
  told('bookings', 'waitlist_entries', 'id', 'joined_at', 'waitlist-joined', ['waitlist-notice']),
  told('bookings', 'payment_links', 'id', 'created_at', 'payment-link-sent', []),
  told('ledger', 'sealed_days', 'date', 'sealed_at', 'day-sealed', []),
  told('orders', 'orders', 'id', 'created_at', 'order-placed', ['order-receipt']),
  {
    ...told('orders', 'order_cancellations', 'id', 'cancelled_at', 'order-line-cancelled', ['order-cancellation']),
    // Without pieces, only shipping goes back: `order-changed` tells of it.
    told: 'quantity > 0',
  },
  told('orders', 'order_changes', 'id', 'changed_at', 'order-changed', ['order-change']),
  told('contact', 'contact_messages', 'id', 'received_at', 'message-received', [
    'contact-for-staff',
    'contact-acknowledgement',
  ]),
  told('catalog', 'products', 'id', 'created_at', 'product-created', []),
  told('media', 'images', 'filename', 'uploaded_at', 'image-stored', []),
];

function told(
  owner: Owner,
  table: string,
  key: string,
  writtenAt: string,
  event: string,
  emails: readonly string[],
): ToldThing {
  return { owner, table, key, writtenAt, subject: `hilltop.${owner}.${event}.v1`, emails };
}
