import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useHoldCountdown } from '../hold/use-hold-countdown.js';
import type { CartTour } from '../rules/cart-line.js';
import { readCart } from './read-cart.js';

/** Counts down the hold of a tour's seats. At the end, the server says whether it is over. */
export function useTourCountdown(tour: CartTour): Pick<ReturnType<typeof useHoldCountdown>, 'secondsLeft' | 'spoken'> {
  const client = useApolloClient();
  const toldOn = useRef(undefined);
  const { secondsLeft, spoken } = useHoldCountdown(tour, toldOn);
  const hasEnded = tour.held && secondsLeft === 0;

  useEffect(() => {
    if (hasEnded) void readCart(client);
  }, [hasEnded, client]);

  return { secondsLeft, spoken };
}
