import { reminderDue } from '@hilltop/contracts/bookings/reminder-due';
import { type Mail, on } from '../../emails/mail.js';
import { readAddresses } from '../../emails/read-addresses.js';
import { ReminderDocument, TicketAddressDocument } from '../../generated/bookings-queries.js';
import { composeAfterVisit } from './compose-after-visit.js';
import { composeDayBefore } from './compose-day-before.js';

/** Again for a visit that moved. Anybody may have booked with this address, so tickets come first. */
const due = {
  about: ({ data }: { data: { bookingId: string } }) => data.bookingId,
  cause: 'unverified',
  again: true,
} as const;
const recipients = readAddresses('bookings', TicketAddressDocument, ({ bookingTicket }) => bookingTicket?.email);

export const visitReminderMail: Mail = {
  kind: 'visit-reminder',
  to: 'the guest who booked',
  events: [
    on(reminderDue, 'notifications-reminder', {
      ...due,
      when: 'The day before the visit, from 10 AM at the venue',
      only: ({ data }) => data.kind === 'day_before',
    }),
  ],
  stops: 'The visit moved, was canceled or closed; managers turned these mails off; it is 8 PM at the venue',
  async compose(id, house, { bookings, settings }) {
    const { reminder } = await bookings.read(ReminderDocument, { id, kind: 'day_before' });
    return reminder ? composeDayBefore(reminder, settings, house) : 'stale';
  },
  recipients,
};

export const afterVisitMail: Mail = {
  kind: 'after-visit',
  to: 'the guest who booked and ticked the box for it',
  events: [
    on(reminderDue, 'notifications-reminder', {
      ...due,
      when: 'The day after the visit, from 10 AM at the venue',
      only: ({ data }) => data.kind === 'after_visit',
    }),
  ],
  stops:
    'Its party has written, or wants no such mails any more; managers turned these mails off; it is 8 PM at the venue',
  async compose(id, house, { bookings, settings }) {
    const { reminder } = await bookings.read(ReminderDocument, { id, kind: 'after_visit' });
    return reminder ? composeAfterVisit(reminder, settings, house) : 'stale';
  },
  recipients,
};
