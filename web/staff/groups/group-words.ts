import type { StaffGroupFactsFragment, StaffGroupQuery } from '../../generated/staff-operations.js';
import { printedCents } from '../../kit/lib/money.js';
import { shortDate, venueToday, writtenOut } from '../../kit/lib/venue-dates.js';

export type StaffGroup = Omit<StaffGroupFactsFragment, '__typename'>;
export type Quote = NonNullable<StaffGroup['quote']>;
export type Money = NonNullable<NonNullable<StaffGroupQuery['groupByNumber']>['money']>;
export type GroupDocument = Money['documents'][number];
export type GroupFile = NonNullable<NonNullable<StaffGroupQuery['groupByNumber']>['files']>[number];
export type GroupChange = NonNullable<StaffGroupQuery['groupByNumber']>['changes'][number];

interface Mark {
  readonly tone: 'good' | 'bad' | 'waiting';
  readonly label: string;
}

export const stateWords: Readonly<Record<StaffGroup['state'], string>> = {
  asked: 'Asked',
  quoted: 'Quoted',
  accepted: 'Accepted',
  secured: 'Coming',
  visited: 'Was here',
  ended: 'Ended',
};

const endingWords: Readonly<Record<NonNullable<StaffGroup['ending']>, string>> = {
  declined: 'Declined by the house',
  withdrawn: 'Withdrawn',
  quote_expired: 'Quote not accepted in time',
  hold_ended: 'Not secured in time',
  canceled: 'Canceled',
};

const stepWords: Readonly<Record<NonNullable<StaffGroup['step']>, string>> = {
  holding: 'Seats are being held',
  booking: 'Seats are being booked',
  changing: 'Seats are being changed',
  releasing: 'Seats are being given back',
};

export const kindWords: Readonly<Record<StaffGroup['organization']['kind'], string>> = {
  school: 'School',
  university: 'College or university',
  church: 'Church',
  company: 'Company',
  tour_company: 'Tour company',
  club: 'Club or association',
  family: 'Family',
};

export const paymentWords: Readonly<Record<StaffGroup['paysBy'], string>> = {
  purchase_order: 'Purchase order',
  check: 'Check',
  card: 'Card',
  transfer: 'Bank transfer',
};

export const methodWords: Readonly<Record<NonNullable<Money['entries'][number]['method']>, string>> = {
  check: 'Check',
  transfer: 'Bank transfer',
  card_reader: 'Card reader',
  cash: 'Cash',
  card: 'Card',
};

const causeWords: Readonly<Record<Money['entries'][number]['cause'], string>> = {
  invoiced: 'Invoiced',
  credited: 'Credited',
  received: 'Received',
  reversed: 'Taken back out',
  refunded: 'Paid back',
  written_off: 'Written off',
};

/** "Received, check 1042" */
export function entryWords({ cause, method, reference, documentNumber, reason }: Money['entries'][number]): string {
  const by = method ? `, ${methodWords[method].toLowerCase()} ${reference}`.trimEnd() : '';
  const why = reason ? `. ${reason}` : '';
  return `${causeWords[cause]}${by}${documentNumber ? ` ${documentNumber}` : ''}${why}`;
}

const changeVerbs: Readonly<Record<GroupChange['kind'], string>> = {
  asked: 'Asked',
  quoted: 'Quoted',
  accepted: 'Accepted, seats held',
  secured: 'Seats booked',
  changed: 'Other people or starts',
  order_sent: 'Purchase order sent',
  displaced: 'The house closed its day',
  restored: 'The house opened its day again',
  exempted: 'Certificate confirmed: no sales tax',
  visited: 'The visit began',
  ended: 'Ended',
};

export function markOf({ state, step, ending, displaced }: StaffGroup): Mark {
  if (step) return { tone: 'waiting', label: stepWords[step] };
  if (displaced) return { tone: 'bad', label: 'Day closed' };
  if (state === 'ended') return { tone: 'bad', label: ending ? endingWords[ending] : stateWords.ended };
  const isSure = state === 'secured' || state === 'visited';
  return { tone: isSure ? 'good' : 'waiting', label: stateWords[state] };
}

/** The day of its visit, or the first that it prefers. */
export function dayOf({ firstStart, preferredDays }: StaffGroup): string {
  if (firstStart) return shortDate(venueToday(new Date(firstStart)));
  const [preferred] = preferredDays;
  return preferred ? `${shortDate(preferred.day)}?` : '';
}

/** Where it stands and what is next, with a date. */
export function nextWords({ state, step, quote, heldUntil, sentOrder, displaced }: StaffGroup): string {
  if (step) return `${stepWords[step]}. This is finished by itself, at the latest in a minute.`;
  if (displaced)
    return 'The house closed its day. Call the organizer: change its starts to another day, or cancel it for nothing.';
  if (state === 'asked') return 'Quote a price, or decline.';
  if (state === 'quoted' && quote) return `The quote is valid until ${writtenOut(quote.validUntil)}. No seat is held.`;
  if (state === 'accepted' && heldUntil && sentOrder)
    return `The organizer has sent a purchase order. Look at it and book the seats, which are held until ${writtenOut(heldUntil)}.`;
  if (state === 'accepted' && heldUntil)
    return `The seats are held until ${writtenOut(heldUntil)}. A deposit or a purchase order books them${quote?.depositCents ? `, of at least ${printedCents(quote.depositCents)}` : ''}.`;
  if (state === 'secured') return 'The seats are booked.';
  return '';
}

/** "Ended by staff. The bus broke down." */
export function changeWords({ kind, staffId, byOrganizer, reason }: GroupChange): string {
  const why = reason ? ` ${reason.replace(/\.?$/, '.')}` : '';
  const by = byOrganizer ? ' by the organizer, on the site' : staffId ? '' : ' by itself';
  return `${changeVerbs[kind]}${by}.${why}`;
}
