import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { type OutboxRow, toOutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { expectedAndGiven } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import type { Booking, NewBooking } from '../../bookings/booking.entity.js';
import { BookingRepository } from '../../bookings/booking.repository.js';
import { NO_NOTES } from '../../bookings/guest-notes.js';
import { type Booked, storeBooking } from '../../bookings/store-booking.js';
import { WAIVER_VERSION } from '../../bookings/waiver-version.js';
import { NO_FOOD } from '../../food/food-order.js';
import type { AmountMismatch, IdempotencyKeyReused, SlotFull } from '../../generated/refusals.js';
import { ReleaseExpiredHolds } from '../../holds/release-expired-holds/release-expired-holds.js';
import { SlotRepository } from '../../opening/slots/slot.repository.js';
import { type NotFound, SlotFinder } from '../../opening/slots/slot-finder.js';
import type { DoorMethod } from '../../payments/payment-method.js';
import { partyWords } from '../../prices/ticket-words.js';
import { GuestQuestions } from '../../questions/guest-questions.js';
import { refuse } from '../../refusals.en.js';
import { changeHash } from '../../visits/visit-input.js';
import { partyOf } from '../create-booking/create-booking.js';
import { type BookingParts, draftBooking } from '../create-booking/draft-booking.js';
import type { WalkUpRequest } from './sell-walk-up.input.js';

/** SHA-256, to recognize a different sale with the same key. */
const saleHash = (request: WalkUpRequest): string => changeHash('sellWalkUp', request);

/** Takes the place of a payment's reference. @param key of the sale */
const doorPayment = (key: string): string => `door_${key}`;

function walkUpBooking(
  { request, offer, answers }: Pick<BookingParts, 'offer' | 'answers'> & { readonly request: WalkUpRequest },
  key: string,
  now: Date,
): NewBooking {
  const { waiversSigned, email, paidBy: _, name, ...selection } = request;
  const [firstName, lastName] = nameParts(name);
  const booking = draftBooking({
    request: {
      ...selection,
      firstName,
      lastName,
      email: email ?? '',
      phone: '',
      ...NO_NOTES,
      paymentStatus: 'paid',
      paymentIntentId: doorPayment(key),
      liabilityWaiverAccepted: waiversSigned,
      foodOrderPlatform: 'none',
      foodOrderRestaurant: null,
      foodItems: undefined,
      foodOrderDetails: null,
      foodOrderTotal: 0,
      foodDeliveryAddress: null,
      foodDeliveryTime: null,
      mailAfterVisit: undefined,
      holdId: null,
    },
    offer,
    food: NO_FOOD,
    answers,
    idempotencyKey: key,
    now,
  });
  return Object.assign(booking, { requestHash: saleHash(request) });
}

/** The last word is the last name; a single word is the first. */
function nameParts(name: string): [first: string, last: string] {
  const space = name.lastIndexOf(' ');
  return space === -1 ? [name, ''] : [name.slice(0, space).trimEnd(), name.slice(space + 1)];
}

export type WalkUpRefusal = NotFound | SlotFull | AmountMismatch | IdempotencyKeyReused;

function walkUpActionEvent(staff: StaffIdentity, booking: Booking, paidBy: DoorMethod): OutboxRow {
  const { id: targetId, confirmationCode: targetName, slotId, guests: groupSize, totalCents, createdAt } = booking;
  const after = { slotId, groupSize, party: partyWords(booking.tickets), totalCents, paidBy };
  const target = { targetType: 'booking', targetId, targetName };
  const done = { staff, action: 'sellWalkUp', ...target, before: null, after };
  return toOutboxRow(staffActionEvent(staffActionRecorded, done, createdAt));
}

/** Sells once per key, from the same slots and with the same guard as the site. */
@Injectable()
export class SellWalkUp {
  constructor(
    private readonly slotFinder: SlotFinder,
    private readonly slots: SlotRepository,
    private readonly bookings: BookingRepository,
    private readonly releaseExpired: ReleaseExpiredHolds,
    private readonly questions: GuestQuestions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(request: WalkUpRequest, staff: StaffIdentity, key: string): Promise<Booked | WalkUpRefusal> {
    const outcome = await this.sell(request, staff, key);
    if (outcome !== 'sold-before' && 'booking' in outcome) return outcome;
    const earlier = await this.bookings.findEarlier(doorPayment(key), key);
    if (earlier)
      return earlier.requestHash === saleHash(request)
        ? { booking: earlier, replayed: true }
        : refuse.IdempotencyKeyReused();
    return outcome === 'sold-before' ? refuse.IdempotencyKeyReused() : outcome;
  }

  private async sell(
    request: WalkUpRequest,
    staff: StaffIdentity,
    key: string,
  ): Promise<Booked | WalkUpRefusal | 'sold-before'> {
    const offer = await this.slotFinder.find(request);
    if ('__typename' in offer) return offer;
    const total = offer.totalCents;
    if (request.totalAmount !== total)
      return refuse.AmountMismatch({ field: 'totalAmount', ...expectedAndGiven(total, request.totalAmount) });
    const answers = await this.questions.written(request.answers, partyOf(offer));
    if ('__typename' in answers) return answers;
    const booking = walkUpBooking({ request, offer, answers }, key, this.clock.now());
    const action = walkUpActionEvent(staff, booking, request.paidBy);
    const sale = { action, paidBy: request.paidBy, waiverVersion: WAIVER_VERSION, staffId: staff.id };
    const book = () => this.bookings.bookAtDoor(booking, offer.request, sale);
    const sold = await storeBooking(booking, () => this.releaseExpired.beforeRefusing(offer.request.slotId, book));
    if (typeof sold === 'string') return 'sold-before';
    if (!sold) return this.slots.refusal(offer.request, 0);
    this.outbox.wake();
    return { booking, replayed: false };
  }
}
