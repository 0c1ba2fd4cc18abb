import { useState } from 'react';
import { Button } from '../../design/controls/button.js';
import { Row } from '../../design/layout/stack.js';
import { Notice } from '../../design/marks/notice.js';
import { type HoldFault, HoldTrouble } from './hold-trouble.js';
import type { Booking } from './use-booking.js';
import type { SeatHolding } from './use-seat-hold.js';

/** The fifteen minutes are over: what that means, and the ways on. A late payment takes the seats again if they are free. */
export const HoldOver = ({ booking, seats }: { readonly booking: Booking; readonly seats: SeatHolding }) => {
  const [fault, setFault] = useState<HoldFault>();
  if (booking.state.hold === undefined || seats.secondsLeft > 0) return null;

  const holdAgain = async (): Promise<void> => {
    const outcome = await seats.hold();
    setFault(outcome === 'held' ? undefined : outcome);
  };

  if (fault !== undefined && fault !== 'unanswered') return <HoldTrouble fault={fault} booking={booking} />;
  return (
    <>
      {fault === undefined ? null : <HoldTrouble fault={fault} booking={booking} />}
      <Notice title="Your seats are no longer held">
        You can go on all the same: if they are still free when you pay, they are yours; if not, nothing is charged.
        <Row mt={3}>
          <Button kind="second" small busy={seats.isAsking} onClick={() => void holdAgain()}>
            Hold them again
          </Button>
        </Row>
      </Notice>
    </>
  );
};
