import { Injectable } from '@nestjs/common';
import { BookingViews } from '../bookings/booking.view.js';
import type {
  BookingChanged as ChangedView,
  BookingChangedMeanwhile as MeanwhileView,
} from '../generated/schema-types.js';
import type { Changed } from './change-booking.js';
import type { BookingChangedMeanwhile } from './visit.refusals.js';

/** The result of a change as the schema defines it. */
@Injectable()
export class ChangeViews {
  constructor(private readonly views: BookingViews) {}

  of<Refused extends { readonly __typename: string }>(
    outcome: Changed | BookingChangedMeanwhile | Refused,
  ): ChangedView | MeanwhileView | Exclude<Refused, BookingChangedMeanwhile> {
    if ('booking' in outcome) {
      const { booking, replayed } = outcome;
      return { __typename: 'BookingChanged', booking: this.views.of(booking), replayed };
    }
    if (isStale(outcome)) return { ...outcome, current: this.views.of(outcome.current) };
    return outcome as Exclude<Refused, BookingChangedMeanwhile>;
  }
}

function isStale(refusal: { readonly __typename: string }): refusal is BookingChangedMeanwhile {
  return refusal.__typename === 'BookingChangedMeanwhile';
}
