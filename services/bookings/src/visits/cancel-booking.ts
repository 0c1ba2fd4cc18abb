import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Booking } from '../bookings/booking.entity.js';
import { BookingDeadlines } from '../bookings/booking-deadlines.js';
import type { Actor } from './booking-change.entity.js';
import { REFUNDABLE } from './change.statements.js';
import { ChangeBooking, type Changed, type ChangeRefusal } from './change-booking.js';
import { isTooLateForRefund, notChangeable } from './changeable.js';
import type { PlannedChange } from './planned-change.js';
import type { RefundablePayment } from './split-refund.js';
import type { BookingNotChangeable } from './visit.refusals.js';
import { type CancelRequest, changeHash } from './visit-input.js';

type CancelRefusal =
  | Exclude<ChangeRefusal, { __typename: 'SlotFull' | 'PaymentRefused' }>
  | BookingNotChangeable
  | InvalidInput;

/** Refunds the booking unless it is too late, or its bank has given the money back already. */
@Injectable()
export class CancelBooking {
  constructor(
    private readonly changeBooking: ChangeBooking,
    private readonly deadlines: BookingDeadlines,
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    bookingId: string,
    request: CancelRequest,
    actor: Actor,
    idempotencyKey: string | null,
  ): Promise<Changed | CancelRefusal> {
    const outcome = await this.changeBooking.execute({
      bookingId,
      revision: request.revision,
      actor,
      idempotencyKey,
      requestHash: changeHash('cancel', request),
      plan: async (booking) => this.plan(booking, actor, request.asCredit === true),
    });
    if (!('booking' in outcome) && (outcome.__typename === 'SlotFull' || outcome.__typename === 'PaymentRefused')) {
      throw new Error(`unexpected outcome of a cancellation: ${outcome.__typename}`);
    }
    return outcome;
  }

  private async plan(
    booking: Booking,
    actor: Actor,
    asCredit: boolean,
  ): Promise<PlannedChange | BookingNotChangeable | InvalidInput> {
    const now = this.clock.now();
    const refused = notChangeable(booking, actor, booking.startsAt, now);
    if (refused) return refused;
    if (asCredit && !canKeepCredit(booking, actor)) return invalidInput([{ field: 'asCredit', message: NO_CREDIT }]);
    const isLate = isTooLateForRefund(booking, actor, this.deadlines.refund(booking), now);
    const keptCents = isLate ? booking.dueCents : Math.min(booking.dueCents, await this.disputedCents(booking));
    const after = booking.changed({ status: 'cancelled', keptCents });
    return { kind: 'cancelled', after, request: undefined, ...(asCredit && { asCredit }) };
  }

  /** What is left of payments that banks took back. */
  private async disputedCents({ id }: Booking): Promise<number> {
    const payments: RefundablePayment[] = await this.dataSource.query(REFUNDABLE, [id]);
    return payments.reduce((sum, { leftCents, isDisputed }) => sum + (isDisputed ? leftCents : 0), 0);
  }
}

const NO_CREDIT = 'Only a party whose time we closed can keep what it paid as a voucher, and only by its own link.';

/** Only the party chooses it. The voucher's code is mailed, so it needs an address. */
function canKeepCredit({ status, dueCents, email }: Booking, { by }: Actor): boolean {
  return by === 'visitor' && status === 'displaced' && dueCents > 0 && email !== '';
}
