import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../env.js';
import type { Booking } from './booking.entity.js';

type Settings = Pick<Environment, 'BOOKING_CHANGES_UNTIL_HOURS' | 'BOOKING_REFUND_UNTIL_HOURS'>;
type Started = Pick<Booking, 'startsAt' | 'refundStartsAt'>;

const HOUR_MS = 3_600_000;

@Injectable()
export class BookingDeadlines {
  constructor(@Inject(ENVIRONMENT) private readonly settings: Settings) {}

  /** A visitor can move the booking and change its party until then. */
  changes({ startsAt }: Pick<Booking, 'startsAt'>): Date {
    return new Date(startsAt.getTime() - this.settings.BOOKING_CHANGES_UNTIL_HOURS * HOUR_MS);
  }

  /** Money goes back until then. A visit that moves keeps the earliest that it had. */
  refund(booking: Started): Date {
    return new Date(earliestStart(booking).getTime() - this.settings.BOOKING_REFUND_UNTIL_HOURS * HOUR_MS);
  }
}

export function earliestStart({ startsAt, refundStartsAt }: Started): Date {
  return refundStartsAt && refundStartsAt < startsAt ? refundStartsAt : startsAt;
}
