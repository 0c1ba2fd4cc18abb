import { CapturePayments } from '@hilltop/payments/captures/capture-payments';
import { ReturnPayment } from '@hilltop/payments/return-payment';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import type { BookingNotFound, IdempotencyKeyReused, PaymentRefused, SlotFull } from '../generated/refusals.js';
import { ReleaseExpiredHolds } from '../holds/release-expired-holds/release-expired-holds.js';
import { SlotRepository } from '../opening/slots/slot.repository.js';
import { Charges, type StartedCharge } from '../payments/charges.js';
import { refuse } from '../refusals.en.js';
import { BookingChange } from './booking-change.entity.js';
import { type PlannedChange, seatsIn } from './planned-change.js';
import { type ChangeRequest, recordOf } from './record-of.js';
import { StoreChange } from './store-change.js';

export interface ChangeOrder<Refused> extends ChangeRequest {
  /** That the caller saw. */
  readonly revision: number;
  /** A payment that the browser had authorized for exactly what the change costs. */
  readonly paymentIntentId?: string | undefined;
  readonly plan: (booking: Booking) => Promise<PlannedChange | Refused>;
}

export interface Changed {
  readonly booking: Booking;
  /** An earlier request made this change. */
  readonly replayed: boolean;
}

/** The caller saw an earlier state. `ChangeViews` refuses it with what the caller may see of the booking. */
export interface StaleBooking {
  readonly __typename: 'BookingChangedMeanwhile';
  readonly current: Booking;
}

export type ChangeRefusal = BookingNotFound | StaleBooking | SlotFull | PaymentRefused | IdempotencyKeyReused;

/**
 * Changes once per revision and per Idempotency-Key. A higher price is authorized before the change is stored, while nothing is locked,
 * and captured afterwards. The authorization is released when the change is refused.
 */
@Injectable()
export class ChangeBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly slots: SlotRepository,
    private readonly releaseExpired: ReleaseExpiredHolds,
    private readonly charges: Charges,
    private readonly returnPayment: ReturnPayment,
    private readonly captures: CapturePayments,
    private readonly storeChange: StoreChange,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute<Refused extends { __typename: string }>(
    order: ChangeOrder<Refused>,
  ): Promise<Changed | ChangeRefusal | Refused> {
    const outcome = await this.change(order);
    if ('booking' in outcome) return outcome;
    // A request that is repeated while the first is under way may find seats taken and a payment captured by the first.
    const answered = await this.answeredBefore(order);
    if (answered && 'booking' in answered) return answered;
    if (order.paymentIntentId !== undefined) await this.returnPayment.execute(order.paymentIntentId);
    return outcome;
  }

  private async change<Refused extends { __typename: string }>(
    order: ChangeOrder<Refused>,
  ): Promise<Changed | ChangeRefusal | Refused> {
    const booking = await this.dataSource.manager.findOneBy(Booking, { id: order.bookingId });
    if (!booking) return refuse.BookingNotFound({ replaced: false });
    const answered = await this.answeredBefore(order);
    if (answered) return answered;
    if (booking.revision !== order.revision) return { __typename: 'BookingChangedMeanwhile', current: booking };
    const planned = await order.plan(booking);
    if ('__typename' in planned) return planned;
    const full = await this.lacksSeats(booking, planned);
    if (full) return full;
    const moreCents = planned.paidBy ? 0 : planned.after.dueCents - booking.dueCents;
    if (moreCents <= 0) {
      if (order.paymentIntentId !== undefined) return refuse.PaymentRefused.free();
      return this.store(order, booking, planned, undefined);
    }
    const charge = await this.charges.start(booking, moreCents, order.paymentIntentId);
    if ('message' in charge) return refuse.PaymentRefused.because(charge.message);
    return this.storeCharged(order, booking, planned, charge);
  }

  /** Captures what the change costs once it is stored. If its process dies, a job captures it, or releases a charge that no change has used. */
  private async storeCharged<Refused>(
    order: ChangeOrder<Refused>,
    booking: Booking,
    planned: PlannedChange,
    charge: StartedCharge,
  ): Promise<Changed | ChangeRefusal> {
    const outcome = await this.store(order, booking, planned, charge);
    if (!('booking' in outcome) || outcome.replayed) await this.charges.returnCharge(charge.id);
    // What the bank does not pay after all is paid at the door.
    else if (!(await this.captures.capture(charge))) {
      const booking = await this.dataSource.manager.findOneByOrFail(Booking, { id: order.bookingId });
      return { booking, replayed: false };
    }
    return outcome;
  }

  private async store<Refused>(
    order: ChangeOrder<Refused>,
    before: Booking,
    planned: PlannedChange,
    charge: StartedCharge | undefined,
  ): Promise<Changed | ChangeRefusal> {
    const change = recordOf(order, before, planned, this.clock.now());
    const attempt = () => this.storeChange.execute({ before, planned, change, charge, actor: order.actor });
    let stored = await attempt();
    if (stored === 'full' && planned.request && (await this.releaseExpired.execute(planned.request.slotId)) > 0) {
      stored = await attempt();
    }
    if (stored === 'stored') {
      this.outbox.wake();
      return { booking: planned.after, replayed: false };
    }
    if (stored === 'full') return this.full(before, planned);
    const answered = await this.answeredBefore(order);
    if (answered) return answered;
    return stored === 'unpaid' ? refuse.PaymentRefused.gone() : this.stale(order.bookingId);
  }

  private async answeredBefore<Refused>({
    bookingId,
    idempotencyKey,
    requestHash,
    actor,
  }: ChangeOrder<Refused>): Promise<Changed | IdempotencyKeyReused | undefined> {
    if (idempotencyKey === null) return undefined;
    const earlier = await this.dataSource.manager.findOneBy(BookingChange, { bookingId, idempotencyKey });
    if (!earlier) return undefined;
    // The reason is gone once the guest is erased.
    const isOtherReason = actor.by === 'staff' && (earlier.reason ?? actor.reason) !== actor.reason;
    if (earlier.requestHash !== requestHash || isOtherReason) return refuse.IdempotencyKeyReused();
    const booking = await this.dataSource.manager.findOneBy(Booking, { id: bookingId });
    return booking ? { booking, replayed: true } : undefined;
  }

  private async stale(id: string): Promise<StaleBooking | BookingNotFound> {
    const current = await this.dataSource.manager.findOneBy(Booking, { id });
    return current ? { __typename: 'BookingChangedMeanwhile', current } : refuse.BookingNotFound({ replaced: false });
  }

  /** Checks before the charge, so that a refused change is not charged. */
  private async lacksSeats(before: Booking, planned: PlannedChange): Promise<SlotFull | undefined> {
    const { request } = planned;
    // A displaced party moves for free, and its offers are checked in the transaction.
    if (!request || before.status === 'displaced') return undefined;
    const needed = request.seats - seatsIn(before, request.slotId);
    if (needed <= 0 || (await this.slots.remaining(request)) >= needed) return undefined;
    await this.releaseExpired.execute(request.slotId);
    return (await this.slots.remaining(request)) >= needed ? undefined : this.full(before, planned);
  }

  /** Seats left, including those that the party has in the slot. */
  private async full(before: Booking, { request }: PlannedChange): Promise<SlotFull> {
    if (!request) throw new Error('a canceled booking needs no seats');
    const left = (await this.slots.remaining(request)) + seatsIn(before, request.slotId);
    return refuse.SlotFull({ remaining: left, holdExpired: false }, request.seats);
  }
}
