import { eventOf, ids, image } from './consistent-instance.ts';
import { another, copyOf, type PlantedRow } from './planted-row.ts';

const neverLeft = "UPDATE outbox SET recorded_at = now() - interval '1 hour', published_at = NULL";

/** One for every sentence of the reconciliation about events, e-mails and images. */
export const plantedMessages: readonly PlantedRow[] = [
  {
    what: 'an event that never left',
    owner: 'orders',
    plant: neverLeft,
    sentence: /^event \S+ \(hilltop.orders.order-placed.v1\) waits in the outbox of orders for \d{4} s/,
  },
  {
    what: 'a change without its event',
    owner: 'orders',
    plant: 'DELETE FROM outbox',
    sentence: new RegExp(
      `^${ids.order} is in orders of orders, and no hilltop.orders.order-placed.v1 was ever written`,
    ),
  },
  {
    what: 'an event of something that did not happen',
    owner: 'contact',
    plant: 'DELETE FROM contact_messages',
    sentence: new RegExp(
      `^event ${eventOf(ids.message)} \\S+ tells of ${ids.message}, which is not in contact_messages$`,
    ),
  },
  {
    what: 'a change with two events',
    owner: 'catalog',
    plant: copyOf('outbox', { id: another }).replace(
      'INSERT INTO outbox',
      'INSERT INTO outbox OVERRIDING SYSTEM VALUE',
    ),
    sentence: /^hilltop.catalog.product-created.v1 was written 2 times of/,
  },
  ...(
    [
      ['notifications', 'notifications-ticket'],
      ['orders', 'orders-product-created'],
      ['media', 'media-product-created'],
    ] as const
  ).map(([owner, durable]) => ({
    what: `an event that ${durable} never heard`,
    owner,
    plant: `DELETE FROM inbox WHERE consumer = '${durable}'`,
    sentence: new RegExp(`^event \\S+ \\(\\S+\\) was never reacted to by ${durable}$`),
  })),
  {
    what: 'a reaction that the reconciliation does not know',
    owner: 'media',
    plant: `UPDATE inbox SET consumer = 'media-new'`,
    sentence: /^media has reacted to event \S+ under a name that the reconciliation does not know$/,
  },
  {
    what: 'a dead letter',
    owner: 'notifications',
    plant: `INSERT INTO dead_letters (origin, event_id, aggregate_id, subject, payload, attempts, reason)
      VALUES ('notifications-ticket', 'x', 'x', 'hilltop.x', '', 10, '')`,
    sentence: /^dead letter \S+ of notifications \(notifications-ticket: hilltop.x\) waits after 10 attempts$/,
  },
  {
    what: 'an e-mail that nobody owes',
    owner: 'notifications',
    plant: `DELETE FROM emails WHERE kind = 'contact-acknowledgement'`,
    sentence: new RegExp(`^nobody owes the contact-acknowledgement of ${ids.message} in contact_messages$`),
  },
  {
    what: 'an e-mail twice',
    owner: 'notifications',
    plant: `DROP INDEX emails_once; ${copyOf('emails', { id: another })}`,
    sentence: /^2 e-mails are the booking-ticket of/,
  },
  {
    what: 'an e-mail that waits forever',
    owner: 'notifications',
    plant: `UPDATE emails SET status = 'queued'`,
    sentence: /^e-mail \S+ \(booking-ticket of \S+\) is queued for \d{4} s$/,
  },
  {
    what: 'an e-mail that was given up',
    owner: 'notifications',
    plant: `UPDATE emails SET status = 'failed'`,
    sentence: /was given up$/,
  },
  {
    what: 'an e-mail about nothing',
    owner: 'notifications',
    plant: copyOf('emails', { id: another, about: another }),
    sentence: new RegExp(`^the booking-ticket of ${another} is owed, and that is not in bookings$`),
  },
  {
    what: 'an e-mail that counts as sent and is not',
    owner: 'notifications',
    plant: `UPDATE emails SET id = '${another}' WHERE kind = 'booking-ticket'`,
    sentence: new RegExp(
      `^e-mail ${another} \\(booking-ticket\\) counts as sent, and the mail server does not have it$`,
    ),
  },
  {
    what: 'a mail that nobody owed',
    owner: 'notifications',
    plant: `UPDATE emails SET id = '${another}' WHERE kind = 'booking-ticket'`,
    sentence: new RegExp(`^the mail server has e-mail ${ids.ticket}, which nobody owed$`),
  },
  {
    what: "a price that is not today's",
    owner: 'orders',
    plant: 'UPDATE known_products SET price_cents = 1',
    sentence:
      /is price 1450 taxed as goods in stock on sale \(version 1\); orders knows price 1 taxed as goods in stock on sale \(version 1\)$/,
  },
  {
    what: 'a product that is taxed as something else',
    owner: 'orders',
    plant: `UPDATE known_products SET tax_code = 'books'`,
    sentence: /is price 1450 taxed as goods .*; orders knows price 1450 taxed as books in stock on sale \(version 1\)$/,
  },
  {
    what: 'a product that media has not heard of',
    owner: 'media',
    plant: 'DELETE FROM image_uses',
    sentence: /; media knows nothing$/,
  },
  {
    what: 'an image that was removed while it is shown',
    owner: 'media',
    plant: 'UPDATE images SET removed_at = now()',
    sentence: new RegExp(`^product ${ids.product} shows image ${image}, which was removed$`),
  },
  {
    what: 'an image that is shown and never was',
    owner: 'catalog',
    plant: `UPDATE products SET image = '/uploads/${'cd'.repeat(32)}.png'`,
    sentence: /which does not exist$/,
  },
  {
    what: 'a row without its bytes',
    owner: 'media',
    plant: copyOf('renditions', { width: 640 }),
    sentence: new RegExp(`^the bucket lacks renditions/${image}/640.webp, of which media has a row$`),
  },
  {
    what: 'bytes without their row',
    owner: 'media',
    plant: 'DELETE FROM renditions',
    sentence: new RegExp(`^the bucket has renditions/${image}/320.webp, of which media has no row$`),
  },
];
