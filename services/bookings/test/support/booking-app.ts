import { CapturePayments } from '@hilltop/payments/captures/capture-payments';
import type { MockBehavior } from '@hilltop/payments/mock-payment-provider';
import type { PaymentProvider } from '@hilltop/payments/payment-provider';
import { PurchaseLimit } from '@hilltop/payments/purchase-limit';
import { ReturnPayment } from '@hilltop/payments/return-payment';
import { SendRefunds } from '@hilltop/payments/send-refunds/send-refunds';
import { SettleRefund } from '@hilltop/payments/send-refunds/settle-refund';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { quietLogger } from '@hilltop/platform/testing/quiet-logger';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import type { DataSource } from 'typeorm';
import { RETURN_RULE } from '../../src/app.module.js';
import { GroupParts } from '../../src/bookings/belongs-to-group.js';
import { BookingRepository } from '../../src/bookings/booking.repository.js';
import { DeliveryAddress } from '../../src/food/delivery-address.js';
import { FoodOrders } from '../../src/food/food-orders.js';
import { Restaurants } from '../../src/food/restaurants/restaurants.js';
import { seedRestaurants } from '../../src/food/seed-restaurants/seed-restaurants.js';
import { HoldRepository } from '../../src/holds/hold.repository.js';
import { HoldSeats } from '../../src/holds/hold-seats/hold-seats.js';
import { OfferTerms } from '../../src/holds/offer-terms.js';
import { PartyOffers } from '../../src/holds/party-offers.js';
import { ReleaseExpiredHolds } from '../../src/holds/release-expired-holds/release-expired-holds.js';
import { CalendarRepository } from '../../src/opening/calendar/calendar.repository.js';
import { CloseDay } from '../../src/opening/closures/close-day/close-day.js';
import { DecideDisplaced } from '../../src/opening/closures/decide-displaced.js';
import { OfferTimes } from '../../src/opening/closures/offer-times/offer-times.js';
import { ReopenDay } from '../../src/opening/closures/reopen-day.js';
import { VenueClock } from '../../src/opening/schedule/venue-clock.js';
import { SlotRepository } from '../../src/opening/slots/slot.repository.js';
import { SlotFinder } from '../../src/opening/slots/slot-finder.js';
import { StartFactsReader } from '../../src/opening/slots/start-facts.js';
import { CalendarChange } from '../../src/opening/staff-calendar/calendar-change.js';
import { Charges } from '../../src/payments/charges.js';
import { GuestQuestions } from '../../src/questions/guest-questions.js';
import { AllocateSeats } from '../../src/selling/create-booking/allocate-seats.js';
import { CreateBooking } from '../../src/selling/create-booking/create-booking.js';
import { RefuseUnread } from '../../src/selling/create-booking/refuse-unread.js';
import { AcceptOffer } from '../../src/selling/waitlist/accept-offer/accept-offer.js';
import { CloseWaitlist } from '../../src/selling/waitlist/close-waitlist/close-waitlist.js';
import { ConfirmEntry } from '../../src/selling/waitlist/confirm-entry/confirm-entry.js';
import { JoinWaitlist } from '../../src/selling/waitlist/join-waitlist/join-waitlist.js';
import { LeaveWaitlist } from '../../src/selling/waitlist/leave-waitlist/leave-waitlist.js';
import { SellWalkUp } from '../../src/selling/walk-up/sell-walk-up.js';
import { bookingsService } from '../../src/service.js';
import { CreateTour } from '../../src/tours/create-tour/create-tour.js';
import { ReplaceTour } from '../../src/tours/replace-tour.js';
import { seedTours } from '../../src/tours/seed-tours/seed-tours.js';
import { TourRepository } from '../../src/tours/tour.repository.js';
import { ResizeStarts } from '../../src/update-tour/resize-starts.js';
import { UpdateTour } from '../../src/update-tour/update-tour.js';
import { ChangeBooking } from '../../src/visits/change-booking.js';
import { BookingChanges } from '../../src/visits/changes/booking-changes.js';
import { CancelBooking } from '../../src/visits/changes/cancel.js';
import { ChangeFood } from '../../src/visits/changes/food.js';
import { MoveBooking } from '../../src/visits/changes/move.js';
import { ChangeParty } from '../../src/visits/changes/party.js';
import { PriceChangedParty } from '../../src/visits/changes/price-changed-party.js';
import { CorrectContact } from '../../src/visits/correct-contact.js';
import { MoveMoney } from '../../src/visits/move-money.js';
import { RefundGoodwill } from '../../src/visits/refund-goodwill.js';
import { StoreChange } from '../../src/visits/store-change.js';
import { RecordingPaymentProvider } from './recording-payment-provider.js';

const logger = quietLogger();

export const HOLDS_PER_CALLER = 6;
export const HOLDS_PER_NETWORK = 24;
const HELD_SEATS_PER_CALLER = 150;
const HOLD_LIMITS = { HOLDS_PER_CALLER, HELD_SEATS_PER_CALLER, HOLDS_PER_NETWORK, HELD_SEATS_PER_NETWORK: 600 };

/** Length of an offer, and most parties on the list of a slot. */
export const WAITLIST_OFFER_MINUTES = 30;
export const WAITLIST_PARTIES_PER_SLOT = 50;

/** The parts that a test can replace. */
export interface AppParts {
  readonly dataSource: DataSource;
  readonly clock: TestClock;
  readonly statements?: PreparedStatements;
  readonly outbox?: Outbox;
  readonly payments?: PaymentProvider;
}

/** Saturday 2026-11-21, 10:30 at the venue. */
export const newClock = () => new TestClock('2026-11-21T16:30:00Z');

export const openBookingsDatabase = (poolSize: number) => createTestDatabase({ ...bookingsService, poolSize });

/** The use cases of one replica. */
export function assembleApp({
  dataSource,
  clock,
  statements = new PreparedStatements(dataSource),
  outbox = new Outbox(),
  payments = new RecordingPaymentProvider(),
}: AppParts) {
  const venue = new VenueClock('America/Chicago');
  const tours = new TourRepository(dataSource, statements);
  const slots = new SlotRepository(statements);
  const offers = new OfferTerms({ WAITLIST_OFFER_MINUTES });
  const holds = new HoldRepository(statements, outbox, offers, clock);
  const bookings = new BookingRepository(dataSource, statements);
  const releaseExpired = new ReleaseExpiredHolds(holds);
  const calendars = new CalendarRepository(statements, venue);
  const startFacts = new StartFactsReader(slots, venue);
  const slotFinder = new SlotFinder(tours, calendars, startFacts, clock);
  const partyOffers = new PartyOffers(outbox, clock);
  const calendarChange = new CalendarChange(dataSource, calendars, outbox, clock);
  const settleRefund = new SettleRefund(dataSource, clock, logger);
  const sendRefunds = new SendRefunds(statements, payments, settleRefund, clock, logger);
  const captures = new CapturePayments(dataSource, statements, payments, clock, logger);
  const seats = new AllocateSeats(dataSource, bookings, holds, releaseExpired, clock);
  const returnPayment = new ReturnPayment(statements, sendRefunds, RETURN_RULE, clock);
  const charges = new Charges(statements, payments, sendRefunds, clock);
  const storeChange = new StoreChange(dataSource, outbox, offers, partyOffers, new MoveMoney(outbox, captures));
  const changeBooking = new ChangeBooking(
    dataSource,
    slots,
    releaseExpired,
    charges,
    returnPayment,
    captures,
    storeChange,
    outbox,
    clock,
  );
  const perHour = { MOCK_PURCHASES_PER_CALLER: 30, PAYMENT_STARTS_PER_CALLER: 60 };
  const limit = new PurchaseLimit(statements, payments, perHour, clock);
  const foodOrders = new FoodOrders(new DeliveryAddress(statements), new Restaurants(statements));
  const questions = new GuestQuestions(statements);
  const createBooking = new CreateBooking(
    slotFinder,
    slots,
    bookings,
    seats,
    payments,
    captures,
    returnPayment,
    limit,
    foodOrders,
    questions,
    outbox,
    clock,
  );
  const move = new MoveBooking(slotFinder);
  const party = new ChangeParty(tours, new PriceChangedParty(dataSource, tours, startFacts, venue, clock));
  const [food, cancel] = [new ChangeFood(foodOrders), new CancelBooking(dataSource)];
  const groupParts = new GroupParts(dataSource);
  const changes = new BookingChanges(changeBooking, groupParts, clock, move, party, food, cancel);
  const joins = {
    ...{ WAITLIST_JOIN_LIMIT: 10_000, WAITLIST_UNCONFIRMED_PER_CALLER: 2 },
    ...{ WAITLIST_PARTIES_PER_SLOT, BOOKING_LINK_WINDOW_SECONDS: 600 },
  };
  return {
    clock,
    holds,
    bookings,
    slots,
    slotFinder,
    releaseExpired,
    holdSeats: new HoldSeats(slotFinder, holds, slots, releaseExpired, HOLD_LIMITS, clock),
    createBooking,
    sellWalkUp: new SellWalkUp(slotFinder, slots, bookings, releaseExpired, questions, outbox, clock),
    joinWaitlist: new JoinWaitlist(dataSource, statements, slotFinder, releaseExpired, outbox, joins, clock),
    confirmEntry: new ConfirmEntry(dataSource, offers, outbox, joins, clock),
    leaveWaitlist: new LeaveWaitlist(dataSource, holds, outbox, clock),
    acceptOffer: new AcceptOffer(createBooking, new RefuseUnread(returnPayment, bookings), holds, venue),
    closeWaitlist: new CloseWaitlist(dataSource, outbox, clock),
    changes,
    correctContact: new CorrectContact(changeBooking, groupParts),
    refundGoodwill: new RefundGoodwill(changeBooking),
    closeDay: new CloseDay(calendarChange, outbox, venue, dataSource, clock),
    reopenDay: new ReopenDay(calendarChange, partyOffers, offers, outbox, clock),
    offerTimes: new OfferTimes(dataSource, calendars, venue, outbox, clock),
    decideDisplaced: new DecideDisplaced(dataSource, venue, changes, clock),
    changeBooking,
    charges,
    returnPayment,
    sendRefunds,
    settleRefund,
    updateTour: new UpdateTour(new ReplaceTour(dataSource, outbox), new ResizeStarts(offers), venue, clock),
    seed: () => seedTours(tours, new CreateTour(dataSource, tours, outbox, clock)),
  };
}

/** One replica with the demo's tours and restaurants, its own database, and a clock that the test moves. */
export async function openBookingApp(poolSize = 20, behavior: MockBehavior = {}) {
  const { dataSource, close } = await openBookingsDatabase(poolSize);
  const payments = new RecordingPaymentProvider(behavior);
  const app = assembleApp({ dataSource, clock: newClock(), payments });
  await app.seed();
  await seedRestaurants(dataSource);
  return { ...app, dataSource, payments, close };
}

export type BookingApp = Awaited<ReturnType<typeof openBookingApp>>;
