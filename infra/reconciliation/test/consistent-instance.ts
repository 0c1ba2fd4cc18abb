import type { Owner } from '../src/reconciliation-context.ts';

/** Ids of the sound instance, named after what they are. */
export const ids = {
  booking: '00000000-0000-4000-8000-000000000001',
  openHold: '00000000-0000-4000-8000-000000000002',
  paidHold: '00000000-0000-4000-8000-000000000003',
  product: '00000000-0000-4000-8000-000000000004',
  order: '00000000-0000-4000-8000-000000000005',
  orderLine: '00000000-0000-4000-8000-0000000000a5',
  message: '00000000-0000-4000-8000-000000000006',
  cartLine: '00000000-0000-4000-8000-000000000007',
  ticket: '00000000-0000-4000-8000-000000000011',
  receipt: '00000000-0000-4000-8000-000000000012',
  forStaff: '00000000-0000-4000-8000-000000000013',
  acknowledgement: '00000000-0000-4000-8000-000000000014',
  waiting: '00000000-0000-4000-8000-000000000031',
  offered: '00000000-0000-4000-8000-000000000032',
  offer: '00000000-0000-4000-8000-000000000033',
  waitingNotice: '00000000-0000-4000-8000-000000000034',
  offeredNotice: '00000000-0000-4000-8000-000000000035',
  tour: '00000000-0000-4000-8000-000000000021',
} as const;

export const slot = 'standard@2030-01-05T16:00:00.000Z';
export const groupFile = '00000000-0000-4000-8000-000000000041.pdf';
export const image = `${'ab'.repeat(32)}.png`;

/** Id of the event that tells of a thing first. */
export const eventOf = (thing: string) => thing.replace(/^00000000/, 'eeeeeeee');
const imageEvent = 'eeeeeeee-0000-4000-8000-0000000000aa';

/** What the tables keep of a party. */
const adults = (count: number, unitCents: number) =>
  JSON.stringify([{ type: 'adult', singular: 'adult', plural: 'adults', count, seats: 1, proof: false, unitCents }]);

const event = (id: string, about: string, subject: string, data: object = {}) => `
  INSERT INTO outbox (id, aggregate_id, subject, event, recorded_at, published_at, stream_created, stream_sequence)
  VALUES ('${id}', '${about}', 'hilltop.${subject}.v1', '${JSON.stringify({ id, data })}',
    now() - interval '1 hour', now() - interval '1 hour', 'one', 1);`;
const noted = (durable: string, id: string) =>
  `INSERT INTO inbox (consumer, event_id) VALUES ('${durable}', '${eventOf(id)}');`;
const mailed = (id: string, kind: string, about: string) => `
  INSERT INTO emails (id, kind, about, status, attempts, due_at, correlation_id, created_at, sent_at)
  VALUES ('${id}', '${kind}', '${about}', 'sent', 1, now(), '${id}', now() - interval '1 hour', now());`;
const hold = (id: string, places: number, status: string, kind = 'visitor') => `
  INSERT INTO holds (id, slot_id, group_size, places, status, extended, created_at, expires_at, kind)
  VALUES ('${id}', '${slot}', ${places}, ${places}, '${status}', false, now() - interval '1 hour', now() + interval '9 minutes',
    '${kind}');
  ${event(eventOf(id), id, 'bookings.seats-held')}`;

const entry = (id: string, places: number, status: string, holdId: string | null) => `
  INSERT INTO waitlist_entries (id, tour_type, slot_ids, group_size, places, first_name, last_name, email, status, hold_id,
    joined_at, confirmed_at, closes_at, tickets)
  VALUES ('${id}', 'standard', '{${slot}}', ${places}, ${places}, 'A', 'B', 'a@example.test', '${status}',
    ${holdId === null ? 'NULL' : `'${holdId}'`}, now() - interval '1 hour', now() - interval '1 hour', '2030-01-05T15:00:00Z',
    '${adults(places, 0)}');
  ${event(eventOf(id), id, 'bookings.waitlist-joined')}`;

/** A small instance in which every promise holds, as SQL for each service's database. */
export const consistentInstance: Readonly<Record<Owner, string>> = {
  bookings: `
    INSERT INTO slots (id, tour_type, starts_at, capacity, taken) VALUES ('${slot}', 'standard', '2030-01-05T16:00:00Z', 25, 6);
    ${hold(ids.openHold, 3, 'active')} ${hold(ids.paidHold, 2, 'converted')} ${hold(ids.offer, 1, 'active', 'offer')}
    ${entry(ids.waiting, 20, 'waiting', null)} ${entry(ids.offered, 1, 'offered', ids.offer)}
    INSERT INTO bookings (id, confirmation_code, tour_id, tour_type, tour_name, slot_id, tour_date, tour_time, starts_at,
      group_size, places, total_cents, first_name, last_name, email, phone, liability_waiver_accepted, food_platform,
      food_total_cents, payment_status, payment_intent_id, idempotency_key, request_hash, hold_id, created_at, tickets,
      change_rule)
    VALUES ('${ids.booking}', 'HT-0000-0001', '${ids.tour}', 'standard', 'Tour', '${slot}', '2030-01-05', '10:00 AM',
      '2030-01-05T16:00:00Z', 2, 2, 5000, 'A', 'B', 'a@example.test', '1', true, 'none', 0, 'paid', 'pi_1', 'key-1', 'x',
      '${ids.paidHold}', now() - interval '1 hour', '${adults(2, 2500)}',
      '{"changesUntilHours": 24, "refundSteps": []}');
    INSERT INTO payments (id, intent_id, booking_id, amount_cents, status, created_at)
    VALUES ('pi_1', 'pi_1', '${ids.booking}', 5000, 'used', now() - interval '1 hour');
    ${event(eventOf(ids.booking), ids.booking, 'bookings.booking-confirmed', { totalCents: 5000, groupSize: 2, seats: 2 })}`,
  catalog: `
    INSERT INTO products (id, name, description, price_cents, image, in_stock, version, created_at)
    VALUES ('${ids.product}', 'Mug', 'A mug', 1450, '/uploads/${image}', true, 1, now() - interval '1 hour');
    ${event(eventOf(ids.product), ids.product, 'catalog.product-created')}`,
  orders: `
    INSERT INTO known_products (id, name, price_cents, image, in_stock, version, withdrawn)
    VALUES ('${ids.product}', 'Mug', 1450, '/uploads/${image}', true, 1, false);
    INSERT INTO cart_lines (id, session_id, kind, product_id, quantity, facts, added_at)
    VALUES ('${ids.cartLine}', 'session-1', 'goods', '${ids.product}', 2, '{}', now());
    INSERT INTO orders (id, order_number, customer_name, customer_email, total_cents, status, created_at)
    VALUES ('${ids.order}', 'HO-0000-0001', 'A', 'a@example.test', 2900, 'pending', now() - interval '1 hour');
    INSERT INTO sale_lines (id, sale_id, position, kind, cart_line_id, facts, quantity, cents, state)
    VALUES ('${ids.orderLine}', '${ids.order}', 0, 'goods', '${ids.orderLine}',
      '{"productId":"${ids.product}","productName":"Mug","priceCents":1450}', 2, 2900, 'confirmed');
    INSERT INTO payments (id, intent_id, order_id, amount_cents, status, created_at)
    VALUES ('pi_1', 'pi_1', '${ids.order}', 2900, 'used', now() - interval '1 hour');
    INSERT INTO group_files (name, kind, bytes, added_at) VALUES ('${groupFile}', 'w9', 1, now());
    ${event(eventOf(ids.order), ids.order, 'orders.order-placed')} ${noted('orders-product-created', ids.product)}`,
  ledger: 'SELECT',
  media: `
    INSERT INTO images (filename, content_type, originalname, bytes, width, height, frames, uploads, uploaded_at)
    VALUES ('${image}', 'image/png', 'mug.png', 1, 1, 1, 1, 1, now() - interval '1 hour');
    INSERT INTO renditions (filename, width, webp_bytes, avif_state, avif_attempts, avif_due_at)
    VALUES ('${image}', 320, 1, 'none', 0, now());
    INSERT INTO image_uses (product_id, product_name, filename, version) VALUES ('${ids.product}', 'Mug', '${image}', 1);
    ${event(imageEvent, image, 'media.image-stored')} ${noted('media-product-created', ids.product)}`,
  contact: `
    INSERT INTO contact_messages (id, first_name, last_name, email, phone, subject, message, received_at)
    VALUES ('${ids.message}', 'A', 'B', 'a@example.test', '1', 'other', 'Hello', now() - interval '1 hour');
    ${event(eventOf(ids.message), ids.message, 'contact.message-received')}`,
  content: `INSERT INTO sections (name, version, body, changed_at) VALUES ('house', 1, '{}', now());`,
  notifications: `
    ${mailed(ids.ticket, 'booking-ticket', ids.booking)} ${mailed(ids.receipt, 'order-receipt', ids.order)}
    ${mailed(ids.forStaff, 'contact-for-staff', ids.message)}
    ${mailed(ids.acknowledgement, 'contact-acknowledgement', ids.message)}
    ${mailed(ids.waitingNotice, 'waitlist-notice', ids.waiting)} ${mailed(ids.offeredNotice, 'waitlist-notice', ids.offered)}
    ${noted('notifications-waitlist-joined', ids.waiting)} ${noted('notifications-waitlist-joined', ids.offered)}
    ${noted('notifications-ticket', ids.booking)} ${noted('notifications-receipt', ids.order)}
    ${noted('notifications-message', ids.message)}`,
  staff: '',
};

/** What the bucket and the mail server of the sound instance have. */
export const consistentObjects = [`originals/${image}`, `renditions/${image}/320.webp`, `private/${groupFile}`];
export const consistentMails: readonly string[] = [
  ...[ids.ticket, ids.receipt, ids.forStaff, ids.acknowledgement],
  ...[ids.waitingNotice, ids.offeredNotice],
];
