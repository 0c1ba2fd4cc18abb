import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { expectedAndGiven } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import { GroupParts } from '../../bookings/belongs-to-group.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { changesUntil, refundPercent } from '../../bookings/booking-deadlines.js';
import type { BookingNotChangeable } from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import type { Actor } from '../booking-change.entity.js';
import { ChangeBooking, type Changed, type ChangeRefusal } from '../change-booking.js';
import type { PlannedChange } from '../planned-change.js';
import { changeHash } from '../visit-input.js';
import type { BookingChangeRequest, RequestOf } from './booking-change.input.js';
import { CancelBooking } from './cancel.js';
import { ChangeFood } from './food.js';
import type { ChangeTerms, KindOfChange, PlanRefusal } from './kind-of-change.js';
import { MoveBooking } from './move.js';
import { ChangeParty } from './party.js';

type Kind = keyof RequestOf;

/** The kinds of changes that visitors and staff ask for, as one. */
@Injectable()
export class BookingChanges {
  private readonly kinds: { readonly [Each in Kind]: KindOfChange<RequestOf[Each]> };

  constructor(
    private readonly changeBooking: ChangeBooking,
    private readonly groupParts: GroupParts,
    @Inject(CLOCK) private readonly clock: Clock,
    move: MoveBooking,
    party: ChangeParty,
    food: ChangeFood,
    cancel: CancelBooking,
  ) {
    this.kinds = { move, party, food, cancel };
  }

  execute(
    bookingId: string,
    request: BookingChangeRequest,
    actor: Actor,
    idempotencyKey: string | null,
  ): Promise<Changed | ChangeRefusal | PlanRefusal> {
    const { kind, ...wanted } = request;
    return this.changeBooking.execute({
      bookingId,
      revision: wanted.revision,
      actor,
      idempotencyKey,
      requestHash: changeHash(kind, wanted),
      paymentIntentId: wanted.paymentIntentId,
      plan: (booking) => this.asQuoted(booking, request, actor),
    });
  }

  /** Refused where another amount goes back than the caller saw, as after a deadline. */
  private async asQuoted(
    booking: Booking,
    request: BookingChangeRequest,
    actor: Actor,
  ): Promise<PlannedChange | PlanRefusal> {
    const planned = await this.plan(booking, request, actor);
    if ('__typename' in planned || request.toReturn === undefined) return planned;
    const backCents = Math.max(0, booking.dueCents - planned.after.dueCents);
    if (backCents === request.toReturn) return planned;
    return refuse.AmountMismatch({ field: 'toReturn', ...expectedAndGiven(backCents, request.toReturn) });
  }

  /** Quotes show it without making the change. */
  async plan<Named extends Kind>(
    booking: Booking,
    request: RequestOf[Named] & { readonly kind: Named },
    actor: Actor,
  ): Promise<PlannedChange | PlanRefusal> {
    const kind = this.kinds[request.kind];
    const ofGroup = kind.isOfParty ? undefined : await this.groupParts.refusal(booking);
    const refused = ofGroup ?? this.refused(booking, kind, actor);
    return refused ?? kind.plan(booking, request, this.termsOf(booking, actor));
  }

  /** Staff, and a displaced party, can change it until it is canceled. */
  private refused(
    booking: Booking,
    { isUntilStart, needsTime }: Pick<KindOfChange<never>, 'isUntilStart' | 'needsTime'>,
    actor: Actor,
  ): BookingNotChangeable | undefined {
    if (booking.status === 'cancelled') return refuse.BookingNotChangeable({ reason: 'CANCELLED', closedAt: null });
    if (booking.status === 'displaced')
      return needsTime && refuse.BookingNotChangeable({ reason: 'DISPLACED', closedAt: null });
    const closed = isUntilStart ? booking.startsAt : changesUntil(booking);
    return actor.by === 'staff' || this.clock.now() < closed
      ? undefined
      : refuse.BookingNotChangeable({ reason: 'TOO_LATE', closedAt: closed.toISOString() });
  }

  /** Staff, and a displaced party, get all money back at any time. */
  private termsOf(booking: Booking, actor: Actor): ChangeTerms {
    const isExempt = actor.by === 'staff' || booking.status === 'displaced';
    return { actor, percent: isExempt ? 100 : refundPercent(booking, this.clock.now()) };
  }
}
