import { ids } from './consistent-instance.ts';
import { another, type PlantedRow } from './planted-row.ts';

/** The party of the sound instance is displaced. @param offeredAt when its e-mail was queued, in SQL */
export const displaced = (offeredAt: string) => `
  INSERT INTO closures (id, first_date, last_date, reason, message, deadline, policy, notice_id, closed_by, closed_at)
    VALUES ('${another}', '2030-01-05', '2030-01-05', 'Ice', 'Ice', now(), 'keep', '${another}', '${another}', now() - interval '1 day');
  UPDATE bookings SET status = 'displaced' WHERE id = '${ids.booking}';
  INSERT INTO displacements (id, closure_id, booking_id, revision, from_slot_id, state, offered_at)
    VALUES ('${another}', '${another}', '${ids.booking}', 1, 'x', 'displaced', ${offeredAt})`;

const notWrittenTo = (why: string) =>
  new RegExp(`^the party of booking ${ids.booking} was not written to: its e-mail ${why}$`);

/** One for every sentence of the reconciliation about closed times. */
export const plantedClosures: readonly PlantedRow[] = [
  {
    what: 'a closed time that has seats taken',
    owner: 'bookings',
    plant: 'UPDATE slots SET closed = true',
    sentence: /^slot standard@\S+ is closed, and 6 seats of it are taken$/,
  },
  {
    what: 'a displaced party that nobody waits for',
    owner: 'bookings',
    plant: `UPDATE bookings SET status = 'displaced' WHERE id = '${ids.booking}'`,
    sentence: new RegExp(`^booking ${ids.booking} is displaced, and its displacement is not there$`),
  },
  {
    what: 'seats that are kept for a party which has its own',
    owner: 'bookings',
    plant: `UPDATE holds SET booking_id = '${ids.booking}' WHERE id = '${ids.openHold}'`,
    sentence: new RegExp(`^hold ${ids.openHold} is kept for booking ${ids.booking}, which is confirmed$`),
  },
  {
    what: 'a displaced party whose e-mail was never queued',
    owner: 'bookings',
    plant: displaced('NULL'),
    sentence: new RegExp(`^displacement ${another} has no offer and no e-mail$`),
  },
  {
    what: 'a displaced party whose e-mail is older than the closing',
    owner: 'bookings',
    plant: displaced(`now() - interval '1 hour'`),
    alsoPlant: { notifications: `UPDATE emails SET sent_at = now() - interval '2 hours'` },
    sentence: notWrittenTo('was last sent before the closing'),
  },
  {
    what: 'a displaced party whose e-mail was given up',
    owner: 'bookings',
    plant: displaced(`now() - interval '1 hour'`),
    alsoPlant: { notifications: `UPDATE emails SET status = 'failed'` },
    sentence: notWrittenTo('is failed'),
  },
  {
    what: 'a displaced party whose e-mail is held back',
    owner: 'bookings',
    plant: displaced(`now() - interval '1 hour'`),
    alsoPlant: { notifications: `UPDATE emails SET status = 'queued', held_until = now() + interval '1 hour'` },
    sentence: notWrittenTo('is held back'),
  },
  {
    what: 'a displaced party without an e-mail',
    owner: 'bookings',
    plant: displaced(`now() - interval '1 hour'`),
    alsoPlant: { notifications: `DELETE FROM emails WHERE kind = 'booking-ticket'` },
    sentence: new RegExp(`^displacement ${another} of booking ${ids.booking} has no e-mail$`),
  },
];
