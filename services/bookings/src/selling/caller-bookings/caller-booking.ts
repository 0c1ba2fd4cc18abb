import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { type OutboxRow, toOutboxRow } from '@hilltop/platform/messaging/outbox/outbox-row';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import type { NewBooking } from '../../bookings/booking.entity.js';
import type { StaffNote } from '../../bookings/booking.repository.js';
import { DESK_PAYMENT } from '../../bookings/unpaid.js';
import type { FoodOrder } from '../../food/food-order.js';
import type { SlotOffer } from '../../opening/slots/slot-finder.js';
import { partyWords } from '../../prices/ticket-words.js';
import type { GivenAnswer } from '../../questions/answers.input.js';
import { changeHash } from '../../visits/visit-input.js';
import { draftBooking } from '../create-booking/draft-booking.js';
import { type CallerBookingRequest, partyOf } from './caller-booking.input.js';

/** SHA-256, to recognize a different request with the same key. */
export const callerHash = ({ language: _, ...request }: CallerBookingRequest): string =>
  changeHash('bookForCaller', request);

/** Takes the place of a payment's reference. @param key of the request */
export const callerPayment = (key: string): string => `${DESK_PAYMENT}${key}`;

export interface CallerParts {
  readonly request: CallerBookingRequest;
  readonly offer: SlotOffer;
  readonly food: FoodOrder;
  readonly answers: readonly GivenAnswer[];
  readonly key: string;
  readonly staff: StaffIdentity;
  readonly now: Date;
}

/** Its guests sign the waiver by its link, or at the door. */
export function callerBooking({ request, offer, food, answers, key, now }: CallerParts): NewBooking {
  const party = partyOf(request);
  const booking = draftBooking({
    request: {
      ...party,
      email: party.email ?? '',
      paymentStatus: 'paid',
      paymentIntentId: callerPayment(key),
      liabilityWaiverAccepted: true,
      mailAfterVisit: undefined,
      holdId: null,
    },
    offer,
    food,
    answers,
    idempotencyKey: key,
    language: request.language,
    now,
  });
  const { totalCents } = booking;
  const unpaid = request.payment === 'free' ? { goodwillCents: totalCents } : { unpaidCents: totalCents };
  return Object.assign(booking, { requestHash: callerHash(request), liabilityWaiverAccepted: false, ...unpaid });
}

/** Why the booking is free or beyond the rule, and the note for the door. */
export function notesOf({ freeBecause, beyondBecause, noteForDoor, payment }: CallerBookingRequest): StaffNote[] {
  const note = (text: string | null, opening: string, for_door: boolean): StaffNote[] =>
    text === null ? [] : [{ text: `${opening}${text}`, for_door }];
  return [
    ...note(payment === 'free' ? freeBecause : null, 'Free: ', false),
    ...note(beyondBecause, 'Booked beyond three months: ', false),
    ...note(noteForDoor, '', true),
  ];
}

/** Reasons stay with the booking because they can name the guest. */
export function callerActionEvent(
  { request: { payment, totalAmount, beyondBecause }, offer, staff, now }: CallerParts,
  target: { readonly targetType: 'booking' | 'payment-link'; readonly targetId: string; readonly targetName?: string },
): OutboxRow {
  const { slotId, guests: groupSize, lines } = offer.request;
  const facts = { slotId, groupSize, party: partyWords(lines), totalCents: totalAmount, payment };
  const after = { ...facts, beyondThreeMonths: beyondBecause !== null };
  const done = { staff, action: 'bookForCaller', ...target, before: null, after };
  return toOutboxRow(staffActionEvent(staffActionRecorded, done, now));
}
