import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { BookingRepository } from '../../bookings/booking.repository.js';
import { ChangeBooking } from '../../visits/change-booking.js';
import { changeHash } from '../../visits/visit-input.js';
import { salePayment } from '../sale-line.input.js';

/** Uses up the payment key of a line, unless it is booked. $1 key, $2 now. */
const RELEASE_UNBOOKED = {
  name: 'release-unbooked-sale-line',
  text: `INSERT INTO payments (id, status, created_at, method) VALUES ($1::text, 'refused', $2::timestamptz, 'sale')
    ON CONFLICT (id) DO NOTHING RETURNING id`,
};

/** While staff change the booking at the same time. */
const ATTEMPTS = 5;

/** The order takes no money for the line: it can no longer be booked, and its booking frees its seats. */
@Injectable()
export class ReleaseSaleLine {
  constructor(
    private readonly statements: PreparedStatements,
    private readonly bookings: BookingRepository,
    private readonly changeBooking: ChangeBooking,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws when the booking keeps changing meanwhile */
  async execute(lineId: string): Promise<void> {
    const key = salePayment(lineId);
    if ((await this.statements.run(RELEASE_UNBOOKED, [key, this.clock.now()])).length > 0) return;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const booking = await this.bookings.findEarlier(key, null);
      if (!booking || booking.status === 'cancelled') return;
      const outcome = await this.changeBooking.execute({
        bookingId: booking.id,
        revision: booking.revision,
        actor: { by: 'house' },
        idempotencyKey: null,
        requestHash: changeHash('releaseSaleLine', { lineId }),
        plan: async (before) => ({
          kind: 'cancelled',
          after: before.changed({ status: 'cancelled', keptCents: 0 }),
          request: undefined,
          unpaid: true,
        }),
      });
      if ('booking' in outcome) return;
    }
    throw new Error(`line ${lineId} could not be released`);
  }
}
