import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { BookingFoodServiceDocument, BookingToursDocument, CreateBookingDocument } from '../../generated/operations.js';
import { toCents } from './booking-money.js';
import { type BookingTrouble, troubleOf } from './booking-trouble.js';
import { orderOf } from './food-order.js';
import { mockPayment } from './mock-payment.js';
import { patience } from './patience.js';
import { type BookingDesk, payAndBook } from './pay-and-book.js';
import type { BookedTour } from './step-props.js';
import type { Booking } from './use-booking.js';

export type PaymentDesk = {
  readonly isBusy: boolean;
  /** Why the last try ended without a ticket. */
  readonly trouble: BookingTrouble | undefined;
  /** Pays, unless that is done already, and books. */
  readonly submit: (cardNumber: string) => Promise<void>;
};

/** Paying and booking, from the page. A try whose answer a refresh cut off counts as unanswered. */
export const usePayment = ({ store, settleAddress }: Booking, tour: BookedTour): PaymentDesk => {
  const client = useApolloClient();
  const [createBooking] = useMutation(CreateBookingDocument, { fetchPolicy: 'no-cache' });
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState(() =>
    store.state().attempts.length > 0 ? troubleOf('unanswered') : undefined,
  );

  const send: BookingDesk['send'] = async (input, idempotencyKey) => {
    try {
      const { data } = await createBooking({ variables: { input, idempotencyKey }, context: patience() });
      return data?.createBooking;
    } catch {
      return undefined;
    }
  };

  /** Prices have changed under the visitor: what they see is asked for again. */
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

  const submit = async (cardNumber: string): Promise<void> => {
    setIsBusy(true);
    setTrouble(undefined);
    const desk = { store, priceCents: toCents(tour.price), pay: mockPayment, send };
    const outcome = await payAndBook(desk, cardNumber);
    if (outcome === 'booked') {
      settleAddress();
      return;
    }
    const isRepriced = outcome !== 'unanswered' && outcome !== 'left' && outcome.__typename === 'AmountMismatch';
    if (isRepriced) await refresh().catch(() => undefined);
    setIsBusy(false);
    if (outcome !== 'left') setTrouble(troubleOf(outcome));
  };

  return { isBusy, trouble, submit };
};
