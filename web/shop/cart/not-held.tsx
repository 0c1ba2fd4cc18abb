import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { printedTime, spokenTime, venueTime } from '../../kit/lib/venue-dates.js';
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
  const { tourType, tourId, tourName, heldUntil } = tour;
  const booking = `/book-tour?tour=${tourType}&id=${tourId}`;
  const [tourTime, ended] = [spokenTime(printedTime(tour.tourTime)), spokenTime(venueTime(heldUntil))];
  const again = async (): Promise<void> => {
    setIsBusy(true);
    const outcome = await holdTourAgain(client, tour.id);
    setIsFull(outcome === 'full');
    if (outcome === 'done') onHeld?.();
    setIsBusy(false);
  };
  if (!tour.offered) {
    return (
      <Notice title={t`No longer offered`}>
        <Trans>{tourName} is no longer offered. Nothing was charged, and it is left out of the total.</Trans>
        <Row mt={3}>
          <ButtonLink to="/book-tour" kind="second" small onClick={onLinkPressed}>
            <Trans>See other tours</Trans>
          </ButtonLink>
        </Row>
      </Notice>
    );
  }
  if (isFull) {
    return (
      <Notice tone="refused" alert title={t`Filled meanwhile`}>
        <Trans>
          The seats at {tourTime} went to others. Nothing was charged, and what you typed stays: take another time, or
          wait for this one.
        </Trans>
        <Row mt={3}>
          <ButtonLink to={booking} kind="second" small onClick={onLinkPressed}>
            <Trans>Join the waiting list</Trans>
          </ButtonLink>
        </Row>
      </Notice>
    );
  }
  return (
    <Notice title={t`No longer held`}>
      <Trans>The 15 minutes ended at {ended}. Nothing was charged, and it is left out of the total.</Trans>
      <Row mt={3}>
        <Button kind="second" small busy={isBusy} busyText={t`Holding...`} onClick={() => void again()}>
          <Trans>Hold them again</Trans>
        </Button>
        <ButtonLink to={booking} kind="second" small onClick={onLinkPressed}>
          <Trans>See other times</Trans>
        </ButtonLink>
      </Row>
    </Notice>
  );
}
