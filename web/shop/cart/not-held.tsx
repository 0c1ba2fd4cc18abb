import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { venueTime } from '../../kit/lib/venue-dates.js';
import type { CartTour } from '../rules/cart-line.js';
import { holdTourAgain } from './cart-actions.js';

interface NotHeldProps {
  readonly tour: CartTour;
  readonly onLinkPressed: () => void;
  /** Called before the notice disappears with its pressed button. */
  readonly onHeld?: () => void;
}

/** For a tour that was withdrawn, or whose fifteen minutes are over and whose seats others may have. */
export function NotHeld({ tour, onLinkPressed, onHeld }: NotHeldProps) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const booking = `/book-tour?tour=${tour.tourType}&id=${tour.tourId}`;
  const again = async (): Promise<void> => {
    setIsBusy(true);
    const outcome = await holdTourAgain(client, tour.id);
    setIsFull(outcome === 'full');
    if (outcome === 'done') onHeld?.();
    setIsBusy(false);
  };
  if (!tour.offered) {
    return (
      <Notice title="No longer offered">
        {tour.tourName} is no longer offered. Nothing was charged, and it is left out of the total.
        <Row mt={3}>
          <ButtonLink to="/book-tour" kind="second" small onClick={onLinkPressed}>
            See other tours
          </ButtonLink>
        </Row>
      </Notice>
    );
  }
  if (isFull) {
    return (
      <Notice tone="refused" alert title="Filled meanwhile">
        The seats at {tour.tourTime} went to others. Nothing was charged, and what you typed stays: take another time,
        or wait for this one.
        <Row mt={3}>
          <ButtonLink to={booking} kind="second" small onClick={onLinkPressed}>
            Join the waiting list
          </ButtonLink>
        </Row>
      </Notice>
    );
  }
  return (
    <Notice title="No longer held">
      The 15 minutes ended at {venueTime(tour.heldUntil)}. Nothing was charged, and it is left out of the total.
      <Row mt={3}>
        <Button kind="second" small busy={isBusy} busyText="Holding..." onClick={() => void again()}>
          Hold them again
        </Button>
        <ButtonLink to={booking} kind="second" small onClick={onLinkPressed}>
          See other times
        </ButtonLink>
      </Row>
    </Notice>
  );
}
