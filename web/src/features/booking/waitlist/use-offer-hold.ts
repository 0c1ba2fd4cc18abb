import { useMemo } from 'react';
import type { SeatHold } from '../state/booking-state.js';
import type { WaitlistEntry } from './waitlist-labels.js';

/** An entry's offer as a seat hold, for the countdown. */
export function useOfferHold({ id, tourType, groupSize, offer }: WaitlistEntry, toldAt: number): SeatHold | undefined {
  return (
    useMemo(
      () =>
        offer && {
          ...{ id, tourType, groupSize, toldAt, extendable: false, tourId: null, tickets: [], totalAmount: null },
          ...offer,
        },
      [id, tourType, groupSize, toldAt, offer],
    ) ?? undefined
  );
}
