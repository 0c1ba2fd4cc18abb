import { busyNetwork } from '@hilltop/platform/outcome/busy-network';
import { refusals } from '@hilltop/platform/outcome/refusal';
import type { Temporal } from 'temporal-polyfill';
import { factless, type Refusals, type Sentences } from './generated/refusals.js';
import { BOOKING_WINDOW_MONTHS } from './opening/calendar/house-calendar.js';
import { formatTime } from './opening/schedule/start-times.js';
import { spanish } from './refusals.es.js';

const COMES: Readonly<Record<string, string>> = {
  totalAmount: 'The tour comes',
  foodOrderTotal: 'The food comes',
  toPay: 'The change comes',
  toReturn: 'What goes back comes',
};

const english = {
  /** Seats, or parties where the tour is sold by parties. @param seats that the party needs */
  SlotFull({ remaining, holdExpired }, seats: number) {
    const left =
      remaining === 1 ? 'Only one seat is left at this time.' : `Only ${remaining} seats are left at this time.`;
    const fact = remaining === 0 || seats === 1 ? 'This time is fully booked.' : left;
    return holdExpired
      ? `Your hold expired before the payment arrived. ${fact} Nothing has been charged.`
      : `${fact} Please choose another time${remaining > 0 ? ' or a smaller party' : ''}.`;
  },
  SlotClosed: {
    PAST: 'This date and time have passed.',
    MONDAY: 'We are closed on Mondays.',
    WEEKDAY: 'There are no tours on this day of the week.',
    /** @param note of the day, to visitors; can be empty */
    CLOSURE: (_facts, note = '') => (note === '' ? 'We are closed on this day.' : `We are closed on this day. ${note}`),
    /** @param opens the first day on which the date can be booked */
    TOO_FAR_AHEAD: (_facts, opens: Temporal.PlainDate) =>
      `This day opens for booking on ${opens.toLocaleString('en-US', { dateStyle: 'long' })}: tours can be booked up to ${BOOKING_WINDOW_MONTHS} months ahead.`,
    time: 'We are closed at this time. Please choose another time.',
    noSuchTime(_facts, starts: readonly string[]) {
      const [last, ...others] = starts.toReversed();
      const times = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
      return last === undefined ? 'Please choose a time.' : `Tours start at ${times}.`;
    },
    /** The list of a slot closes an hour before the start. */
    waitingList: 'The waiting list for this time is closed because the tour starts within the hour.',
  },
  TourNotOffered: (tourId?: string | null): string =>
    tourId
      ? 'The chosen tour is no longer offered. Please choose another tour.'
      : 'There is no tour of this kind on offer at the moment. Please choose another tour.',
  TypeNotSold: ({ tour }) => `${tour} has no tickets of this kind. Please choose another kind.`,
  TooManyOfType: {
    most: ({ max }, plural: string) => `A party can have at most ${max} ${plural}.`,
    /** `max` others could bring one each. */
    comesWithAGuest: (_facts, plural: string) => `For ${plural}, as many other guests are needed. Please add a guest.`,
  },
  ChildrenNeedAnAdult: ({ perAdults }, plural: string) =>
    `${plural.charAt(0).toUpperCase()}${plural.slice(1)} need an adult. One adult can bring up to ${perAdults}. Please add an adult.`,
  TooManyHolds: {
    many: 'Many seats are held from your network right now. Please try again in a few minutes, finish or cancel a booking of yours, or call us.',
    long: 'Seats at this time have been held from your network for an hour. Please choose another time, try again in an hour, or call us.',
  },
  HoldNotFound: 'These seats are no longer held for you.',
  HoldNotExtendable: 'A hold can be extended only once, and this one already was.',

  AmountMismatch: ({ field, expected, given }) => `${COMES[field]} to $${expected}, not $${given}.`,
  IdempotencyKeyReused: 'This Idempotency-Key was already used for a different booking.',
  /** Whoever has the hold's id is told the code: the id is as secret, and the code opens nothing without the e-mail address. */
  SeatsAlreadyBooked: ({ confirmationCode }) =>
    `These seats are already booked as ${confirmationCode}. Nothing more was charged.`,
  SaleLineReleased: 'This line was released.',

  BelongsToGroup: ({ number }) =>
    `This visit is a part of group ${number}. Please change it on the page of the group, or call us.`,
  StartsFull: ({ starts }) =>
    `Too few seats are left at ${starts.map(({ tourDate, tourTime }) => `${tourTime} on ${tourDate}`).join(', ')}. Nothing was changed.`,
  GroupRevisionPassed: {
    passed: 'A later request of this group was answered already.',
    reused: 'Another request of this group had this revision.',
  },
  NoSeatsOfGroup: 'The group no longer has all of these seats.',

  BookingNotFound: ({ replaced }): string =>
    replaced
      ? 'This link was replaced. The newest e-mail about the booking has the new one.'
      : 'We could not find a booking for this link.',
  BookingChangedMeanwhile:
    'This booking has changed since you opened it. Your change was not made, and nothing was charged.',
  BookingNotChangeable: ({ reason }): string =>
    ({
      CANCELLED: 'This booking is canceled.',
      DISPLACED: 'We are closed at this time. Please choose another time first.',
      TOO_LATE: 'It is too late to change this visit online. Please call us.',
    })[reason],
  PaymentRefused: {
    because: (sentence: string) => `${sentence} Nothing was changed.`,
    free: 'This change costs nothing by now. Nothing was changed.',
    gone: 'This payment has paid for something else, or was given back. Please pay again. Nothing was changed.',
  },
  RefundTooHigh: ({ left }) =>
    left === '0.00' ? 'Everything that was paid has already been refunded.' : `At most $${left} can be refunded.`,
  RefundNotFailed: 'This refund has not failed, so it cannot be retried.',
  RefundNotByHand: 'This refund is not paid out by hand, or it has already been paid out.',
  TooManyLinkRequests: ({ retryAfterSeconds }) =>
    busyNetwork('requests for links', retryAfterSeconds, ' or for this address'),
  BookingNoteNotFound: 'This note was already removed.',
  AllWaiversSigned: 'Every guest of this party has signed the waiver.',
  WaiverNotFound: 'This signature was already removed.',

  PaymentLinkNotFound: 'We could not find a payment for this link.',
  PaymentLinkEnded: 'These seats are no longer held. If you have already paid, we will refund your card.',
  SlotHasRoom: ({ tourTime }) => `There is room for your party at ${tourTime}. You can book it now.`,
  WaitlistFull: 'The waiting list for this time is full. Please choose another time.',
  WaitlistUnconfirmed:
    'People on your network have asked for places and have not opened the links that we e-mailed. If you are one of them, please open your link, then join again. Otherwise please call us.',
  TooManyWaitlistEntries: ({ retryAfterSeconds }) =>
    busyNetwork('requests for the waiting list', retryAfterSeconds, ' or for this address'),
  WaitlistEntryNotFound: 'We could not find a waiting list entry for this link.',
  WaitlistEntryEnded: 'This party is no longer on the waiting list.',
  OfferEnded: 'This offer has ended. If you have already paid, we will refund your card.',

  QuestionChangedMeanwhile: 'Someone else has changed this question. Please check it again before you save.',
  TourNotFound: 'This tour is no longer on offer.',
  TourChangedMeanwhile: 'Someone else has changed this tour since you opened it. Please check it before you save.',
  TicketTypeNotFound: 'There is no such type of ticket, or it has ended.',
  TicketTypeExists: 'Another type of ticket has this code.',
  PriceRuleNotFound: 'This rule no longer exists.',

  CalendarChangedMeanwhile: {
    calendar:
      'Someone else has changed the calendar since you opened it. Your change was not saved. Please check the calendar and try again.',
    rule: 'Someone else has changed the rule since you opened it. Yours was not saved. Please look at it again.',
  },
  BookedTimesAffected: ({ parties }) =>
    `${parties} ${parties === 1 ? 'party has' : 'parties have'} booked times that this change takes off sale. If you continue, they keep their times. To move them, close the times instead.`,
  CapacityBelowSold: {
    time: ({ taken }) => `${taken} seats are sold or held, so this time needs at least ${taken}.`,
    /** @param start ahead that has more seats sold or held than the tour would have */
    tour({ taken }, start: Temporal.PlainDateTime) {
      const day = start.toPlainDate().toLocaleString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
      return `${taken} seats are sold or held at ${formatTime(start.toPlainTime())} on ${day}, so the tour needs at least ${taken}.`;
    },
  },
  /** @param tour that the guide leads, with its times */
  GuideBusy: (_facts, tour: string) =>
    `This guide leads ${tour} and cannot be in two places. Please choose somebody else, or give that tour to somebody else first.`,
  AlreadyClosed: 'These times are already closed. Nothing was changed, and no one was notified again.',
  NotClosed: 'This day is not closed.',
  NoticeNotFound: 'This notice has already been removed.',

  MenuChangedMeanwhile: 'Someone else has changed this menu. Please check it again before you save.',
  RestaurantChangedMeanwhile: 'Someone else has changed this restaurant. Please check it again before you save.',
  DeliveryNotFound: 'No food is ordered from this restaurant for this time anymore.',
  ConflictSettledMeanwhile: {
    settled: 'This conflict is already settled. Please reload the page.',
    anotherScan: 'Another scan has come in. Please check the conflict again.',
  },
  GuestBookNotOpen: {
    NOT_YET: 'You can write in the guest book once you have been here.',
    DID_NOT_COME: 'Only parties that came can write in the guest book. If you were here, please tell us.',
    WRITTEN: 'Your page is already written. To add something, please write to us.',
    OVER: 'The guest book is open for four weeks after a visit. Please write to us instead.',
  },
  GuestBookDecidedMeanwhile: 'Somebody else has decided on these words since you opened them.',
  GuestBookEntryNotFound: 'This entry no longer exists.',
} satisfies Sentences;

export const refuse = refusals<Refusals, typeof english>(factless, english, { es: spanish });
