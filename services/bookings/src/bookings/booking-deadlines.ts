import {
  hoursBefore,
  percentAt,
  type RefundDeadline,
  refundCents,
  refundDeadlines,
} from '@hilltop/contracts/house/change-rule';
import type { Booking } from './booking.entity.js';

type Started = Pick<Booking, 'startsAt' | 'refundStartsAt' | 'changeRule'>;

/** A visitor can move the booking and change its party until then. */
export function changesUntil({ startsAt, changeRule }: Pick<Booking, 'startsAt' | 'changeRule'>): Date {
  return hoursBefore(startsAt, changeRule.changesUntilHours);
}

/** Earliest first. A visit that moves keeps the earliest that it had. */
export function refundsOf(booking: Started): RefundDeadline[] {
  return refundDeadlines(booking.changeRule, earliestStart(booking));
}

/** 0 to 100: what goes back now of what a change makes cheaper. */
export function refundPercent(booking: Started, now: Date): number {
  return percentAt(refundsOf(booking), now);
}

/** What canceling gives back of what was paid. What the house kept of earlier changes stays with it, unless all goes back. */
export function cancelBackCents(
  { dueCents, keptCents }: Pick<Booking, 'dueCents' | 'keptCents'>,
  percent: number,
): number {
  return percent === 100 ? dueCents : refundCents(dueCents - keptCents, percent);
}

export function earliestStart({ startsAt, refundStartsAt }: Omit<Started, 'changeRule'>): Date {
  return refundStartsAt && refundStartsAt < startsAt ? refundStartsAt : startsAt;
}
