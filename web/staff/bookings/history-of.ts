import type { StaffMessagesOfQuery } from '../../generated/staff-operations.js';
import { nameOf } from '../../kit/lib/names.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { actorWords, type BookingState, type Change, changeWords } from './booking-words.js';
import type { HistoryDay, HistoryEntry } from './history-entry.js';
import { bookedWords, changeForBank, mailWords, scanWords, waiverWords } from './history-words.js';
import { moneyLines } from './money-lines.js';

type Message = NonNullable<StaffMessagesOfQuery['contactMessages']>['messages'][number];

/** Characters shown of a message. */
const MESSAGE_START = 120;

export interface VisitFacts {
  readonly booking: BookingState;
  /** In any order. */
  readonly changes: readonly Change[];
  /** Found by the booking's e-mail address; messages that only mention it are left out. */
  readonly messages: readonly Message[];
  /** Staff names by account; empty for those who may not see them. */
  readonly staff: ReadonlyMap<string, string>;
}

/** Everything that happened to a visit, oldest first; at the same time, causes come before effects. */
export function historyOf(facts: VisitFacts): readonly HistoryEntry[] {
  const changes = facts.changes.toSorted((one, other) => one.revision - other.revision);
  const ordered = { ...facts, changes };
  return [began, changed, money, waivers, mails, messages, scans, wrote]
    .flatMap((part) => part(ordered))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** The same by day at the venue. */
export function daysOf(entries: readonly HistoryEntry[]): readonly HistoryDay[] {
  const dateOf = ({ at }: HistoryEntry): string => venueToday(new Date(at));
  const dates = [...new Set(entries.map(dateOf))];
  return dates.map((date) => ({ date, entries: entries.filter((entry) => dateOf(entry) === date) }));
}

function began({ booking, changes }: VisitFacts): readonly HistoryEntry[] {
  const { heldAt, createdAt, firstName, lastName } = booking;
  const what = bookedWords(booking, changes);
  const booked = { id: 'booked', at: createdAt, part: 'other', what, forBank: what } as const;
  const entry = { ...booked, who: nameOf({ firstName, lastName }) };
  return heldAt
    ? [{ id: 'held', at: heldAt, part: 'other', what: 'Seats held', forBank: 'Seats held' }, entry]
    : [entry];
}

function changed({ changes, staff }: VisitFacts): readonly HistoryEntry[] {
  return changes.map((change) => ({
    id: change.id,
    at: change.changedAt,
    part: 'other',
    what: changeWords(change),
    who: actorWords(change, staff.get(change.staffId ?? '')),
    forBank: changeForBank(change),
    change,
  }));
}

function money({ booking }: VisitFacts): readonly HistoryEntry[] {
  return moneyLines(booking).map(({ id, at, what, amount, state }) => {
    const isRefund = amount.startsWith('−');
    const first = isRefund ? what : state;
    const forBank = isRefund ? `${what}. ${state}` : state;
    const who = isRefund ? state : what === 'Booked' ? undefined : what;
    return { id: `money ${id}`, at, part: 'money', what: first, ...(who && { who }), amount, forBank };
  });
}

function waivers({ booking: { waivers: signed, firstName, lastName } }: VisitFacts): readonly HistoryEntry[] {
  return (signed?.guests ?? []).map((waiver) => ({
    id: waiver.id,
    at: waiver.signedAt,
    part: 'other',
    what: 'Waiver signed',
    who: waiverWords(waiver),
    forBank: `Waiver signed by ${waiver.guestName === `${firstName} ${lastName}` ? 'the buyer' : 'another guest'}`,
  }));
}

function mails({ booking: { mailsLeft } }: VisitFacts): readonly HistoryEntry[] {
  return (mailsLeft ?? []).map(({ kind, sentAt }, at) => {
    const what = mailWords(kind);
    return { id: `mail ${at}`, at: sentAt, part: 'mails', what, forBank: what };
  });
}

function messages({ booking: { email }, messages: found }: VisitFacts): readonly HistoryEntry[] {
  const address = email.toLowerCase();
  const theirs = found.filter((message) => address !== '' && message.email.toLowerCase() === address);
  return theirs.map(({ id, receivedAt, message, state }) => ({
    id,
    at: receivedAt,
    part: 'mails',
    what: `Message: “${message.length > MESSAGE_START ? `${message.slice(0, MESSAGE_START)}…` : message}”`,
    who: state === 'answered' ? 'Answered' : 'Not answered yet',
    forBank: 'The buyer wrote from this e-mail address',
  }));
}

function scans({ booking: { scans: seen }, staff }: VisitFacts): readonly HistoryEntry[] {
  return (seen ?? []).map((scan) => {
    const what = scanWords(scan);
    const phone = scan.deviceLabel === null ? '' : `, ${scan.deviceLabel}`;
    const who = `By ${staff.get(scan.staffId) ?? 'staff'}${phone}`;
    return { id: scan.id, at: scan.scannedAt, part: 'door', what, who, forBank: what };
  });
}

function wrote({ booking: { guestBookEntry } }: VisitFacts): readonly HistoryEntry[] {
  if (!guestBookEntry) return [];
  return [{ id: guestBookEntry.id, at: guestBookEntry.writtenAt, part: 'other', what: 'Wrote in the guest book' }];
}
