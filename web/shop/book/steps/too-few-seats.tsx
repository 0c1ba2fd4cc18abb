import { useState } from 'react';
import { Button } from '../../../kit/design/controls/button.js';
import { Row } from '../../../kit/design/layout/stack.js';
import { Notice } from '../../../kit/design/marks/notice.js';
import { capitalized, countSpelled, spelledNumber } from '../../../kit/lib/spelled-number.js';
import type { StartSeats } from '../../party/use-start-seats.js';
import type { BookedTour } from '../../state/booked-tour.js';
import type { BookingState } from '../../state/booking-state.js';
import { JoinForm } from '../../waitlist/join-form.js';

interface TooFewSeatsProps {
  readonly tour: BookedTour;
  readonly state: BookingState;
  readonly seats: StartSeats;
  readonly needed: number;
  readonly onMove: (time: string) => void;
}

function seatsLeft(count: number): string {
  if (count <= 0) return 'No seat is left';
  return capitalized(countSpelled(count, 'seat is left', 'seats are left'));
}

/** Offers another time, or the waiting list, if the chosen one has too few seats. */
export function TooFewSeats({ tour, state, seats, needed, onMove }: TooFewSeatsProps) {
  const { slot, otherWithRoom, availability } = seats;
  const { date, time, details } = state;
  const [isJoining, setIsJoining] = useState(false);
  if (!slot || !date || !time || slot.seatsLeft >= needed) return null;
  const other = otherWithRoom(needed);
  const title = `${seatsLeft(slot.seatsLeft)} at ${time}, and you need ${spelledNumber(needed)}.`;
  return (
    <>
      <Notice tone="refused" title={title} alert>
        {other
          ? `At ${other.time} there is room for all of you.`
          : 'No other time of this day has room for all of you.'}
        <Row mt={3}>
          {other ? (
            <Button small onClick={() => onMove(other.time)}>
              Move to {other.time}
            </Button>
          ) : null}
          <Button kind="second" small onClick={() => setIsJoining(true)}>
            Join the waiting list
          </Button>
        </Row>
      </Notice>
      {isJoining ? (
        <JoinForm
          key={time}
          tour={tour}
          date={date}
          time={time}
          availability={availability}
          details={details}
          onBook={onMove}
        />
      ) : null}
    </>
  );
}
