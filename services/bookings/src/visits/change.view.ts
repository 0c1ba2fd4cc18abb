import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { Injectable } from '@nestjs/common';
import type { Booking } from '../bookings/booking.entity.js';
import { BookingViews } from '../bookings/booking.view.js';
import type {
  Booking as BookingView,
  BookingChanged as ChangedView,
  BookingChangedMeanwhile as MeanwhileView,
} from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import type { Changed, StaleBooking } from './change-booking.js';
import { VisitorViews } from './visitor-views.js';

type Outcome<Refused> = Changed | StaleBooking | Refused;
type View<Refused> = ChangedView | MeanwhileView | Exclude<Refused, StaleBooking>;

@Injectable()
export class ChangeViews {
  constructor(
    private readonly views: BookingViews,
    private readonly visitorViews: VisitorViews,
  ) {}

  forVisitor<Refused extends { readonly __typename: string }>(outcome: Outcome<Refused>): Promise<View<Refused>> {
    return viewOf(outcome, (booking) => this.visitorViews.of(booking));
  }

  forStaff<Refused extends { readonly __typename: string }>(
    outcome: Outcome<Refused>,
    staff: StaffIdentity,
  ): Promise<View<Refused>> {
    return viewOf(outcome, (booking) => this.views.forStaff(booking, staff));
  }
}

async function viewOf<Refused extends { readonly __typename: string }>(
  outcome: Outcome<Refused>,
  show: (booking: Booking) => BookingView | Promise<BookingView>,
): Promise<View<Refused>> {
  if ('booking' in outcome) {
    const { booking, replayed } = outcome;
    return { __typename: 'BookingChanged', booking: await show(booking), replayed };
  }
  if (isStale(outcome)) return refuse.BookingChangedMeanwhile({ current: await show(outcome.current) });
  return outcome as Exclude<Refused, StaleBooking>;
}

function isStale(refusal: { readonly __typename: string }): refusal is StaleBooking {
  return refusal.__typename === 'BookingChangedMeanwhile';
}
