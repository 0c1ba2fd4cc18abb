import { randomUUID } from 'node:crypto';
import type { Language } from '@hilltop/contracts/house/languages';
import { currentLanguage } from '@hilltop/platform/logging/correlation';
import { newReadableCode } from '@hilltop/platform/values/readable-code';
import { Booking, type NewBooking } from '../../bookings/booking.entity.js';
import { type guestNoteFields, guestNotes } from '../../bookings/guest-notes.js';
import type { FoodOrder } from '../../food/food-order.js';
import type { SlotOffer } from '../../opening/slots/slot-finder.js';
import type { GivenAnswer } from '../../questions/answers.input.js';
import type { BookingRequest, nameFields } from './create-booking.input.js';
import { requestHash } from './request-hash.js';

/** What of a request is a booking's; the rest counts for the hash. */
type DraftedRequest = Partial<BookingRequest> &
  Pick<
    BookingRequest,
    | keyof typeof nameFields
    | keyof typeof guestNoteFields
    | 'email'
    | 'phone'
    | 'liabilityWaiverAccepted'
    | 'paymentStatus'
    | 'paymentIntentId'
    | 'mailAfterVisit'
    | 'holdId'
  >;

export interface BookingParts {
  readonly request: DraftedRequest;
  readonly offer: Pick<SlotOffer, 'tour' | 'request' | 'totalCents' | 'changeRule'>;
  readonly food: FoodOrder;
  readonly answers: readonly GivenAnswer[];
  readonly idempotencyKey: string | null;
  /** Left out: that of the request. No hash of a request has it: a repeated one stays the same in any language. */
  readonly language?: Language;
  readonly now: Date;
}

/** The draft has a new id and confirmation code. */
export function draftBooking({
  request,
  offer,
  food,
  answers,
  idempotencyKey,
  language = currentLanguage(),
  now,
}: BookingParts): NewBooking {
  const { tour, request: slot, totalCents, changeRule } = offer;
  return Object.assign(new Booking(), {
    id: randomUUID(),
    confirmationCode: newReadableCode('HT'),
    tourId: tour.id,
    tourType: tour.type,
    tourName: tour.name,
    tourDurationMinutes: tour.durationMinutes,
    slotId: slot.slotId,
    tourDate: slot.date.toString(),
    tourTime: slot.time,
    startsAt: slot.startsAt,
    guests: slot.guests,
    seats: slot.seats,
    totalCents,
    tickets: slot.lines,
    firstName: request.firstName,
    lastName: request.lastName,
    email: request.email,
    phone: request.phone,
    ...guestNotes(request),
    answered: answers,
    liabilityWaiverAccepted: request.liabilityWaiverAccepted,
    ...food,
    paymentStatus: request.paymentStatus,
    paymentIntentId: request.paymentIntentId,
    idempotencyKey,
    requestHash: requestHash(request),
    holdId: null,
    saleLineId: null,
    orderIntentId: null,
    groupId: null,
    groupName: null,
    createdAt: now,
    status: 'confirmed',
    revision: 0,
    keptCents: 0,
    goodwillCents: 0,
    unpaidCents: 0,
    refundStartsAt: null,
    changeRule,
    linkVersion: 0,
    linkReplacedBecause: null,
    mailAfterVisit: request.mailAfterVisit ?? false,
    language,
  } satisfies Omit<NewBooking, 'dueCents' | 'changed'>);
}
