import { useApolloClient, useMutation } from '@apollo/client/react';
import { useContext, useState } from 'react';
import {
  BookingFoodServiceDocument,
  BookingToursDocument,
  CreateBookingDocument,
  TicketPricesOfStartDocument,
} from '../../generated/operations.js';
import { useReach } from '../../kit/document/use-house.js';
import { orderOf } from '../food/food-order.js';
import type { SeatHolding } from '../hold/use-seat-hold.js';
import type { BookedTour } from '../state/booked-tour.js';
import type { Booking } from '../state/use-booking.js';
import { cacheTicket } from '../ticket/use-ticket.js';
import { AddTourContext, type AfterAdding, type TourRefusal } from './add-tour.js';
import { type BookingError, bookingErrorOf, cartErrorOf } from './booking-error.js';
import { tourLine } from './booking-input.js';
import { type BookingContext, type BookingOutcome, type Pay, payAndBook } from './pay-and-book.js';

export interface PaymentState {
  readonly isBusy: boolean;
  readonly error: BookingError | undefined;
  /** Pays, unless already paid, and books. */
  readonly submit: (pay: Pay) => Promise<void>;
  /** Puts the booking into the cart; undefined where it may be booked already. */
  readonly addToCart: ((next: AfterAdding) => Promise<void>) | undefined;
  readonly adding: AfterAdding | undefined;
}

/** Payment and booking. An attempt interrupted by a reload counts as unanswered. */
export function usePayment(
  { store, showTicket, showCart }: Booking,
  tour: BookedTour,
  seats: SeatHolding,
): PaymentState {
  const reach = useReach();
  const client = useApolloClient();
  const [createBooking] = useMutation(CreateBookingDocument, { fetchPolicy: 'no-cache' });
  const addTour = useContext(AddTourContext);
  const [isBusy, setIsBusy] = useState(false);
  const [adding, setAdding] = useState<AfterAdding>();
  const [error, setError] = useState(() =>
    store.state().attempts.length > 0 ? bookingErrorOf('unanswered', reach) : undefined,
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

  /** Dishes or restaurants have changed. Food of a restaurant that is gone is ordered no longer. */
  const refreshFood = async (): Promise<void> => {
    const { data } = await client.query({ query: BookingFoodServiceDocument, fetchPolicy: 'network-only' });
    const { foodOrder, foodPad } = store.state();
    const service = data?.foodService;
    if (!service || foodOrder === undefined) return;
    store.send({ type: 'foodRepriced', order: orderOf(service, foodPad) });
  };

  /** Prices have changed: refetch what is on screen, and hold the seats at the new ones. */
  const refresh = async (): Promise<void> => {
    store.send({ type: 'holdLost' });
    await Promise.all([
      refreshFood(),
      client.query({ query: BookingToursDocument, fetchPolicy: 'network-only' }),
      client.refetchQueries({ include: [TicketPricesOfStartDocument] }),
      seats.hold(),
    ]);
  };

  const refreshAfter = async (outcome: BookingOutcome | TourRefusal): Promise<void> => {
    if (typeof outcome === 'string') return;
    if (outcome.__typename === 'AmountMismatch') await refresh().catch(() => undefined);
    if (outcome.__typename === 'InvalidInput') await refreshFood().catch(() => undefined);
  };

  const submit = async (pay: Pay): Promise<void> => {
    setIsBusy(true);
    setError(undefined);
    const outcome = await payAndBook({ store, tour, pay, send }).catch((): BookingOutcome => 'unanswered');
    if (outcome === 'booked') {
      showTicket();
      return;
    }
    await refreshAfter(outcome);
    setIsBusy(false);
    if (outcome !== 'left') setError(bookingErrorOf(outcome, reach));
  };

  const isUntried = store.state().attempts.length === 0 && store.state().payment === undefined;
  const addToCart = async (next: AfterAdding): Promise<void> => {
    if (addTour === undefined) return;
    setAdding(next);
    setError(undefined);
    const outcome = await addTour(client, { name: tour.name, line: tourLine(store.state(), tour) }, next);
    if (outcome === 'done') {
      showCart(next === 'store' ? '/store' : '/cart');
      return;
    }
    if (outcome === 'codeRefused') {
      setAdding(undefined);
      return;
    }
    await refreshAfter(outcome);
    setAdding(undefined);
    setError(cartErrorOf(outcome, reach));
  };

  return { isBusy, error, submit, addToCart: addTour && isUntried ? addToCart : undefined, adding };
}
