import { randomUUID } from 'node:crypto';
import { type Made, makeObjectRows } from '@hilltop/platform/testing/object-rows';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { newReadableCode } from '@hilltop/platform/values/readable-code';
import { signId } from '@hilltop/platform/values/signed-id';
import { afterAll, beforeAll } from '@jest/globals';
import { WAIVER_VERSION } from '../src/bookings/waiver-version.js';
import { bookingsService } from '../src/service.js';
import { adults } from './support/booking-request.js';
import { linkPayment } from './support/caller.js';
import { type GuideTimes, openGuideTimes } from './support/guide-times.js';

let app: GuideTimes;
beforeAll(async () => {
  app = await openGuideTimes();
});
afterAll(() => app.close());

const HOLD = 'mutation ($input: HoldSeatsInput!) { holdSeats(input: $input) { ... on SeatHold { id } } }';
const revision = 0;
const reason = 'A test.';
/** It is not among what the rows of guides change. */
const booking = () => app.times.otherDay.due;
const signedHere = (purpose: string) => signId(['links-secret-links-secret-links-00'], booking(), purpose);
const signedElsewhere = (purpose: string) => signId(['secret-of-another-house-0000000000'], booking(), purpose);

/** An operation with the token of a link, and arguments beside it. */
const linked = (purpose: string, missing: string, rest: object = {}): Made => ({
  // Links to waiting parties and payments are opened by tests of their own.
  ...(missing === 'BookingNotFound' && { known: () => signedHere(purpose) }),
  others: () => signedElsewhere(purpose),
  missing,
  args: (token) => ({ token, ...rest }),
});
const visit = (rest?: object) => linked('0', 'BookingNotFound', rest);
const waiting = (rest?: object) => linked('waitlist', 'WaitlistEntryNotFound', rest);
const payment = (rest?: object) => linked('payment', 'PaymentLinkNotFound', rest);
const signed = { input: { guestName: 'Ada Lovelace', textVersion: WAIVER_VERSION } };
const to = { tourDate: '2026-12-06', tourTime: '2:00 PM' };
const party = [{ type: 'adult', count: 3 }];

/** Of every booking, for staff. */
const ofBooking = (rest: object = {}): Made => ({
  known: booking,
  missing: 'BookingNotFound',
  args: (bookingId) => ({ bookingId, ...rest }),
});
const read = (missing: string): Made => ({ known: booking, missing });

const question = {
  ...{
    text: 'Allergies',
    kind: 'text',
    perGuest: false,
    asked: ['online'],
    required: false,
    keptDays: 1,
    onDaySheet: true,
  },
};

const tourId = async () => (await app.listed())[0]?.id;
const ofTour: Made = { known: tourId, missing: 'TourNotFound' };
const tour = {
  name: 'Lamplight',
  description: 'After dark.',
  price: '25.00',
  duration: '90 minutes',
  features: ['Lamps'],
};
async function hold(): Promise<string> {
  const input = { tourType: 'standard', ...to, tickets: adults(1) };
  const { answer } = await app.answerOf(HOLD, { input }, { role: 'visitor' });
  return answer?.id as string;
}

/** They name days and what is to be made, and every object of them is the house's. */
const ofDays = [
  'addNotice',
  'addTicketType',
  'assignGuide',
  'availability',
  'bookForCaller',
  'bookingsReport',
  'changeCapacity',
  'changeDay',
  'changeHours',
  'closeDay',
  'confirmOpenDays',
  'createBooking',
  'doorDay',
  'holdSeats',
  'joinWaitlist',
  'moveRestaurantUp',
  'previewClosure',
  'reopenDay',
  'restoreRestaurant',
  'saveMenu',
  'saveRestaurant',
  'staffDays',
  'startBookingPayment',
  'startPrices',
  'visitsReport',
  'waitlist',
  'withdrawRestaurant',
];

makeObjectRows(bookingsService, () => ({
  ask: app.ask,
  state: async () => app.database.dataSource.query('SELECT count(*)::integer AS n FROM outbox'),
  made: {
    ...Object.fromEntries(
      Object.entries(app?.tries ?? {}).map(([name, make]) => [name, (whose: 'own') => make(app.times[whose])]),
    ),
    myBooking: visit(),
    quoteChange: visit({ input: { party: { tickets: party }, revision } }),
    quoteMoves: visit({ tourDate: to.tourDate, tourTimes: [to.tourTime] }),
    afterVisit: visit(),
    signWaiver: visit(signed),
    startChangePayment: visit({ toPay: '25.00', input: { party: { tickets: adults(3) }, revision } }),
    changeBooking: visit({ input: { cancel: {}, revision: 99 } }),
    changeAccessNeeds: visit({ accessNeeds: 'none' }),
    changeAnswers: visit({ answers: [] }),
    writeIn: visit({ language: 'es' }),
    writeGuestBook: visit({ input: { words: 'Grand', firstName: 'Ada' } }),
    waiverInvitation: linked('waiver 0', 'BookingNotFound'),
    signInvitedWaiver: linked('waiver 0', 'BookingNotFound', signed),
    waitlistEntry: waiting(),
    confirmWaitlistEntry: waiting(),
    leaveWaitlist: waiting(),
    declineOffer: waiting(),
    extendOffer: waiting(),
    acceptOffer: waiting({ input: { tickets: adults(2), ...linkPayment() } }),
    paymentLink: payment(),
    startLinkPayment: payment(),
    payByLink: payment({ input: linkPayment() }),
    guideCalendar: { others: () => signedElsewhere('feed'), missing: 'null' },
    unsubscribe: {
      known: () => signedHere('unsubscribe'),
      others: () => signedElsewhere('unsubscribe'),
      missing: 'Unsubscribed',
    },
    resendTicket: { ...linked('0', 'InvalidInput'), known: () => signedHere('0') },
    // Whoever has replaced a link has no longer the one that opened it: `visit-links.int.test.ts`.
    replaceMyVisitLink: linked('0', 'InvalidInput'),
    requestBookingLink: {
      known: (caller) => (caller === 'visitor' ? `${app.times.own.code} rosa@example.test` : undefined),
      // A code has five a day.
      others: (caller) => `${app.times[caller < 'h' ? 'own' : 'other'].code} ${randomUUID()}@example.test`,
      missing: 'BookingLinkRequested',
      unknown: `${newReadableCode('HT')} ${randomUUID()}@example.test`,
      args: (key) => ({ code: key.split(' ')[0], email: key.split(' ')[1] }),
    },
    booking: read('null'),
    bookingChanges: { missing: '0' },
    bookingTicket: read('null'),
    reminder: { ...read('null'), args: (bookingId) => ({ bookingId, kind: 'day_before', preview: true }) },
    visitLinks: read('null'),
    addBookingNote: ofBooking({ input: { id: randomUUID(), text: 'A note', forDoor: false } }),
    replaceVisitLink: { ...ofBooking({ reason }), known: () => app.times.otherDay.fed },
    staffQuoteChange: ofBooking({ input: { party: { tickets: party }, revision } }),
    staffChangeBooking: ofBooking({ input: { cancel: {}, revision: 99 }, reason }),
    staffWriteIn: ofBooking({ language: 'es' }),
    staffCorrectContact: ofBooking({ input: { firstName: 'Ada', lastName: 'Example', revision: 99 }, reason }),
    staffRefundGoodwill: ofBooking({ input: { amount: '1.00', revision: 99 }, reason }),
    extendHold: { known: hold, missing: 'HoldNotFound' },
    releaseHold: { known: hold, missing: 'HoldNotFound' },
    updateTour: { ...ofTour, args: (id) => ({ id, version: 99, input: tour }) },
    withdrawTour: { ...ofTour, args: (id) => ({ id, version: 99 }) },
    confirmTourPrices: ofTour,
    endTourPrice: ofTour,
    previewTourPrice: { ...ofTour, args: (tourId) => ({ tourId, input: { type: 'adult', price: '20' } }) },
    setTourPrice: { ...ofTour, args: (tourId) => ({ tourId, version: 99, input: { type: 'adult', price: '20' } }) },
    savePriceRule: {
      ...ofTour,
      args: (tourId) => ({
        tourId,
        version: 99,
        ruleId: randomUUID(),
        input: { name: 'Early', percent: -10, floor: '10', ceiling: '40' },
      }),
    },
    tourPrices: { known: tourId, missing: 'null' },
    bookingsAhead: { missing: 'BookingsAhead' },
    timesLed: { missing: '0' },
    removePriceRule: { missing: 'PriceRuleNotFound' },
    closure: { missing: 'null' },
    saveGuestQuestion: { missing: 'QuestionChangedMeanwhile', args: (id) => ({ id, version: 1, input: question }) },
    withdrawGuestQuestion: { missing: 'QuestionChangedMeanwhile', args: (id) => ({ id, version: 1 }) },
    removeNotice: { missing: 'NoticeNotFound' },
    decideGuestBookEntry: { missing: 'GuestBookEntryNotFound' },
    removeBookingNote: { missing: 'BookingNoteNotFound' },
    removeFromWaitlist: { missing: 'WaitlistEntryNotFound' },
    removeWaiver: { missing: 'WaiverNotFound' },
    settleConflict: { missing: 'ConflictSettledMeanwhile' },
    payOutRefund: { missing: 'RefundNotByHand' },
    retryRefund: { missing: 'RefundNotFailed' },
    sendPaymentLink: {
      missing: 'PaymentLinkNotFound',
      args: (linkId) => ({ linkId, payUntil: '2026-12-03T22:00:00Z' }),
    },
    correctPaymentLink: {
      missing: 'PaymentLinkNotFound',
      args: (linkId) => ({
        linkId,
        input: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.test', phone: '817-555-0100' },
      }),
    },
    releasePaymentLink: { missing: 'PaymentLinkNotFound' },
    paymentLinkNotice: { missing: 'null' },
    waitlistNotice: { missing: 'null' },
    saleLineLinks: { missing: '0' },
    // A line is new to bookings, until orders has said it.
    holdSaleLine: { missing: 'InvalidInput' },
    confirmSaleLine: { missing: 'InvalidInput' },
    releaseSaleLine: { missing: 'true' },
    // So is a group.
    groupVisit: { missing: 'null' },
    groupDay: { missing: 'null', args: (tourId) => ({ tourId, day: '2026-12-05' }) },
    holdGroupVisit: { missing: 'InvalidInput' },
    bookGroupVisit: { missing: 'NoSeatsOfGroup' },
    changeGroupVisit: { missing: 'InvalidInput' },
    releaseGroupVisit: { missing: 'GroupVisit' },
    endTicketType: { missing: 'TicketTypeNotFound' },
    updateTicketType: { missing: 'TicketTypeNotFound' },
    revokeGuideFeed: {
      known: (caller) => (caller === 'manager' ? undefined : testStaff.id),
      others: (caller) => (caller === 'manager' ? undefined : randomUUID()),
      missing: (caller) => (caller === 'manager' ? 'GuideFeedRevoked' : 'NotAllowed'),
      args: (staffId) => ({ staffId }),
    },
    ...Object.fromEntries(ofDays.map((name) => [name, {}])),
  },
}));
