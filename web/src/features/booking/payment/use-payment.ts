import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { usePhone } from '../../../document/use-house.js';
import {
  BookingFoodServiceDocument,
  BookingToursDocument,
  CreateBookingDocument,
} from '../../../generated/operations.js';
import { toCents } from '../../../lib/money.js';
import { orderOf } from '../food/food-order.js';
import type { BookedTour } from '../state/booked-tour.js';
import type { Booking } from '../state/use-booking.js';
import { cacheTicket } from '../ticket/use-ticket.js';
import { type BookingError, bookingErrorOf } from './booking-error.js';
import { type BookingContext, type BookingOutcome, type Pay, payAndBook } from './pay-and-book.js';

export interface PaymentState {
  readonly isBusy: boolean;
  /** Why the last attempt did not produce a ticket. */
  readonly error: BookingError | undefined;
  /** Pays, unless already paid, and books. */
  readonly submit: (pay: Pay) => Promise<void>;
}

/** Payment and booking. An attempt interrupted by a reload counts as unanswered. */
export function usePayment({ store, showTicket }: Booking, tour: BookedTour): PaymentState {
  const phone = usePhone();
  const client = useApolloClient();
  const [createBooking] = useMutation(CreateBookingDocument, { fetchPolicy: 'no-cache' });
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState(() =>
    store.state().attempts.length > 0 ? bookingErrorOf('unanswered', phone) : undefined,
  );

  const send: BookingContext['send'] = async (input, idempotencyKey) => {
    try {
      const { data } = await createBooking({ variables: { input, idempotencyKey } });
      const answer = data?.createBooking;
      if (answer?.__typename === 'BookingCreated') cacheTicket(client, answer.booking);
      return answer;
    } catch {
      return undefined;
    }
  };

  /** Prices have changed: refetch what is on screen. */
  const refresh = async (): Promise<void> => {
    const [food] = await Promise.all([
      client.query({ query: BookingFoodServiceDocument, fetchPolicy: 'network-only' }),
      client.query({ query: BookingToursDocument, fetchPolicy: 'network-only' }),
    ]);
    const { foodOrder, foodPad } = store.state();
    const service = food.data?.foodService;
    if (!service || foodOrder === undefined) return;
    store.send({ type: 'foodRepriced', order: orderOf(service, foodPad) });
  };

  const submit = async (pay: Pay): Promise<void> => {
    setIsBusy(true);
    setError(undefined);
    const priced = { tourId: tour.id, priceCents: toCents(tour.price) };
    const outcome = await payAndBook({ store, tour: priced, pay, send }).catch((): BookingOutcome => 'unanswered');
    if (outcome === 'booked') {
      showTicket();
      return;
    }
    const isRepriced = outcome !== 'unanswered' && outcome !== 'left' && outcome.__typename === 'AmountMismatch';
    if (isRepriced) await refresh().catch(() => undefined);
    setIsBusy(false);
    if (outcome !== 'left') setError(bookingErrorOf(outcome, phone));
  };

  return { isBusy, error, submit };
}
