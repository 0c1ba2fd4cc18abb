import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../kit/design/controls/button.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import type { Booking } from '../state/use-booking.js';
import { type HoldError, HoldErrorNotice } from './hold-error.js';
import type { SeatHolding } from './use-seat-hold.js';

/** The fifteen minutes are over. A late payment still gets the seats if they are free. */
export function HoldExpired({ booking, seats }: { readonly booking: Booking; readonly seats: SeatHolding }) {
  const [error, setError] = useState<HoldError>();
  if (booking.state.hold === undefined || seats.secondsLeft > 0) return null;

  const holdAgain = async (): Promise<void> => {
    const outcome = await seats.hold();
    setError(outcome === 'held' ? undefined : outcome);
  };

  if (error !== undefined && error !== 'unanswered') return <HoldErrorNotice error={error} booking={booking} />;
  return (
    <>
      {error === undefined ? null : <HoldErrorNotice error={error} booking={booking} />}
      <Notice title={t`Your seats are no longer held`}>
        <Trans>
          You can keep going. If they are still open when you pay, they are yours. If not, nothing is charged.
        </Trans>
        <Row mt={3}>
          <Button kind="second" small busy={seats.isBusy} onClick={() => void holdAgain()}>
            <Trans>Hold them again</Trans>
          </Button>
        </Row>
      </Notice>
    </>
  );
}
