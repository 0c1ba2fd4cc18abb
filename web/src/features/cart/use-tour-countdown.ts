import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { CartTour } from '../../lib/cart-line.js';
import { useHoldCountdown } from '../../lib/use-hold-countdown.js';
import { readCart } from './read-cart.js';

/** How long the seats of a tour in the cart are still held. When they are not, the server says so. */
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
