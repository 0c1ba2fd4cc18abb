import { readFileSync } from 'node:fs';
import { bookingCancelled } from '@hilltop/contracts/bookings/booking-cancelled';
import { bookingConfirmed } from '@hilltop/contracts/bookings/booking-confirmed';
import { bookingDisplaced } from '@hilltop/contracts/bookings/booking-displaced';
import { bookingLinkRequested } from '@hilltop/contracts/bookings/booking-link-requested';
import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { bookingRestored } from '@hilltop/contracts/bookings/booking-restored';
import { foodChanged } from '@hilltop/contracts/bookings/food-changed';
import { partyChanged } from '@hilltop/contracts/bookings/party-changed';
import { paymentLinkSent } from '@hilltop/contracts/bookings/payment-link-sent';
import { reminderDue } from '@hilltop/contracts/bookings/reminder-due';
import { seatsOffered } from '@hilltop/contracts/bookings/seats-offered';
import { visitLinksRequested } from '@hilltop/contracts/bookings/visit-links-requested';
import { waitlistJoined } from '@hilltop/contracts/bookings/waitlist-joined';
import { waitlistUpdated } from '@hilltop/contracts/bookings/waitlist-updated';
import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { messageReceived } from '@hilltop/contracts/contact/message-received';
import { daySealed } from '@hilltop/contracts/ledger/day-sealed';
import { groupChanged } from '@hilltop/contracts/orders/group-changed';
import { groupEntryWritten } from '@hilltop/contracts/orders/group-entry-written';
import { groupReminderDue } from '@hilltop/contracts/orders/group-reminder-due';
import { orderChanged } from '@hilltop/contracts/orders/order-changed';
import { orderLineCancelled } from '@hilltop/contracts/orders/order-line-cancelled';
import { orderPlaced } from '@hilltop/contracts/orders/order-placed';
import { voucherDue } from '@hilltop/contracts/orders/voucher-due';
import { accountLinkIssued } from '@hilltop/contracts/staff/account-link-issued';
import { signInCodeRefused } from '@hilltop/contracts/staff/sign-in-code-refused';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { fixedClock } from '@hilltop/platform/lifecycle/clock';
import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { EmailRepository } from './emails/email.repository.js';
import { kindView } from './emails/email.view.js';
import { QueueMails } from './emails/queue-mails.js';
import type { MailSources } from './mail-sources.js';
import { ALL_MAILS } from './mails.js';

const now = new Date('2026-06-04T10:00:00Z');
const causedAt = new Date('2026-06-04T08:00:00Z');
const id = 'event';

/** Whatever is written because of an event, in order, with the transaction in which it is. */
async function writtenFor(
  type: string,
  data: unknown,
  settings: object,
  languages: unknown[] = [],
): Promise<unknown[]> {
  const written: unknown[] = [];
  const insert = async (row: unknown) => written.push(row);
  const manager = { getRepository: () => ({ insert }) } as unknown as EntityManager;
  const queue = (how: string) => async (owed: object, at: Date, of: EntityManager) => {
    expect([owed, at, of]).toEqual([expect.objectContaining({ correlationId: 'request', causedAt }), now, manager]);
    const { kind, about, cause, language } = owed as Record<string, string>;
    languages.push(language);
    written.push(`${how}: ${kind} about ${about}, ${cause}`);
  };
  const emails = { enqueue: queue('once'), enqueueAgain: queue('again') } as unknown as EmailRepository;
  const sources = { clock: fixedClock(now), settings } as MailSources;
  const event = { id, type, data, correlationid: 'request', time: causedAt.toISOString() } as CloudEvent;
  await new QueueMails(emails, new JobSignal(), sources, ALL_MAILS).react(event, manager);
  return written;
}

const [bookingId, entryId, linkId] = ['booking', 'entry', 'link'];

it.each<[{ readonly type: string }, object, ...string[]]>([
  [bookingConfirmed, { bookingId }, 'once: booking-ticket about booking, unverified'],
  [bookingConfirmed, { bookingId, saleLineId: 'line' }],
  [bookingMoved, { bookingId }, 'again: booking-ticket about booking, party'],
  [partyChanged, { bookingId }, 'again: booking-ticket about booking, party'],
  [foodChanged, { bookingId }, 'again: booking-ticket about booking, party'],
  [bookingCancelled, { bookingId }, 'again: booking-ticket about booking, party'],
  [bookingCancelled, { bookingId, unpaid: true }],
  [bookingDisplaced, { bookingId }, 'again: booking-ticket about booking, house'],
  [bookingRestored, { bookingId }, 'again: booking-ticket about booking, house'],
  [bookingLinkRequested, { bookingId, withLink: true }, 'again: booking-ticket about booking, party'],
  [bookingLinkRequested, { bookingId, withLink: false }, 'again: booking-ticket about booking, unverified'],
  [bookingLinkRequested, { bookingId }, 'again: booking-ticket about booking, unverified'],
  [visitLinksRequested, { bookingId }, 'again: visit-links about booking, unverified'],
  [reminderDue, { bookingId, kind: 'day_before' }, 'again: visit-reminder about booking, unverified'],
  [reminderDue, { bookingId, kind: 'after_visit' }, 'again: after-visit about booking, unverified'],
  [waitlistJoined, { entryId }, 'again: waitlist-notice about entry, unverified'],
  [seatsOffered, { entryId }, 'again: waitlist-notice about entry, party'],
  [waitlistUpdated, { entryId, status: 'waiting' }, 'again: waitlist-notice about entry, unverified'],
  [waitlistUpdated, { entryId, status: 'offered' }, 'again: waitlist-notice about entry, unverified'],
  [waitlistUpdated, { entryId, status: 'left' }, 'again: waitlist-notice about entry, unverified'],
  [waitlistUpdated, { entryId, status: 'expired' }, 'again: waitlist-notice about entry, party'],
  [waitlistUpdated, { entryId, status: 'closed' }, 'again: waitlist-notice about entry, party'],
  [paymentLinkSent, { linkId }, 'again: payment-link about link, house'],
  [orderPlaced, { orderId: 'order' }, 'once: order-receipt about order, unverified'],
  [orderLineCancelled, { cancellationId: 'line' }, 'once: order-cancellation about line, house'],
  [orderChanged, { changeId: 'change', byStaff: true }, 'once: order-change about change, house'],
  [orderChanged, { changeId: 'change', byStaff: false }, 'once: order-change about change, unverified'],
  [voucherDue, { voucherId: 'gift', byStaff: true }, 'again: voucher about gift, house'],
  [voucherDue, { voucherId: 'gift', byStaff: false }, 'again: voucher about gift, unverified'],
  [groupChanged, { changeId: 'change', kind: 'quoted', by: 'staff' }, 'again: group-news about change, house'],
  [groupChanged, { changeId: 'change', kind: 'ended', by: 'nobody' }, 'again: group-news about change, house'],
  [groupChanged, { changeId: 'change', kind: 'visited', by: 'nobody' }],
  [groupChanged, { changeId: 'change', kind: 'exempted', by: 'staff' }],
  [
    groupChanged,
    { changeId: 'change', kind: 'asked', by: 'organizer' },
    'again: group-news about change, unverified',
    'once: group-for-staff about change, house',
  ],
  [
    groupChanged,
    { changeId: 'change', kind: 'accepted', by: 'organizer' },
    'again: group-news about change, party',
    'once: group-for-staff about change, house',
  ],
  [groupEntryWritten, { entryId: 'entry', cause: 'received' }, 'once: group-money about entry, house'],
  [groupEntryWritten, { entryId: 'entry', cause: 'written_off' }],
  [
    groupEntryWritten,
    { entryId: 'entry', cause: 'invoiced' },
    'once: group-document about entry, house',
    'once: group-money about entry, house',
  ],
  [groupReminderDue, { reminderId: 'reminder' }, 'once: group-reminder about reminder, house'],
  [
    messageReceived,
    { messageId: 'message' },
    'once: contact-for-staff about message, house',
    'once: contact-acknowledgement about message, unverified',
  ],
  [accountLinkIssued, { linkId, purpose: 'invitation' }, 'once: staff-invitation about link, house'],
  [accountLinkIssued, { linkId, purpose: 'password-reset' }, 'once: staff-password-reset about link, house'],
  [signInCodeRefused, { accountId: 'account' }, 'again: staff-code-refused about account, house'],
])('$type, %j: queues %s', async ({ type }, data, ...owed) => {
  expect(await writtenFor(type, data, {})).toEqual(owed);
});

it.each([
  [{ language: 'es' }, 'es'],
  [{ language: 'xx' }, 'en'],
  [{}, null],
])('writes to a visitor in the language of the event, and to staff in English: %j', async (data, language) => {
  const languages: unknown[] = [];
  await writtenFor(messageReceived.type, { messageId: 'message', ...data }, {}, languages);
  expect(languages).toEqual(['en', language]);
});

describe('a sealed day', () => {
  const owner = { OWNER_INBOX: 'owner@hilltop.test' };

  it('is stored before its mail is queued, at most a week late', async () => {
    const page = { date: '2026-05-29' };
    const written = [{ id, page, sealedAt: causedAt }, `once: sealed-day about ${id}, house`];
    expect(await writtenFor(daySealed.type, page, owner)).toEqual(written);
    expect(await writtenFor(daySealed.type, { date: '2026-05-27' }, owner)).toEqual([]);
  });

  it('is mailed to nobody without an address', async () => {
    expect(await writtenFor(daySealed.type, { date: '2026-06-03' }, {})).toEqual([]);
  });
});

it('an event has one consumer, which hears no other', () => {
  const pairs = new Set(ALL_MAILS.flatMap(({ events }) => events.map((of) => `${of.event.type} ${of.durable}`)));
  const each = (at: 0 | 1) => new Set([...pairs].map((pair) => pair.split(' ')[at]));
  expect([each(0).size, each(1).size]).toEqual([pairs.size, pairs.size]);
});

it('has each kind of the schema once', () => {
  const schema = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
  const [, values = ''] = /^enum EmailKind \{([^}]*)\}/m.exec(schema) ?? [];
  const kinds = [...values.matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, kind]) => kind);
  expect(ALL_MAILS.map(({ kind }) => kindView(kind)).sort()).toEqual(kinds.sort());
});
