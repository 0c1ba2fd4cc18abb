import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../kit/design/controls/button.js';
import { Row } from '../../../kit/design/layout/stack.js';
import { Notice } from '../../../kit/design/marks/notice.js';
import { spelledNumber, spelledNumberCapitalized } from '../../../kit/lib/spelled-number.js';
import { printedTime } from '../../../kit/lib/venue-dates.js';
import type { StartSeats } from '../../party/use-start-seats.js';
import type { BookedTour } from '../../state/booked-tour.js';
import type { BookingState } from '../../state/booking-state.js';
import { forgetJoinDraft, keptTime } from '../../waitlist/join-draft.js';
import { JoinForm } from '../../waitlist/join-form.js';

interface TooFewSeatsProps {
  readonly tour: BookedTour;
  readonly state: BookingState;
  readonly seats: StartSeats;
  readonly needed: number;
  readonly onMove: (time: string) => void;
}

function seatsLeft(count: number, start: string, party: string): string {
  const time = printedTime(start);
  if (count <= 0) return t`No seat is left at ${time}, and you need ${party}.`;
  const number = spelledNumberCapitalized(count);
  return plural(count, {
    one: `${number} seat is left at ${time}, and you need ${party}.`,
    other: `${number} seats are left at ${time}, and you need ${party}.`,
  });
}

/** Offers another time, or the waiting list, if the chosen one has too few seats. */
export function TooFewSeats({ tour, state, seats, needed, onMove }: TooFewSeatsProps) {
  const { slot, otherWithRoom, availability } = seats;
  const { date, time, details } = state;
  const [isJoining, setIsJoining] = useState(() =>
    Boolean(time && date && time === keptTime({ tourId: tour.id, date })),
  );
  if (!slot || !date || !time || slot.seatsLeft >= needed) return null;
  const other = otherWithRoom(needed)?.time;
  const otherTime = other && printedTime(other);
  const move = (chosen: string): void => {
    forgetJoinDraft();
    onMove(chosen);
  };
  return (
    <>
      <Notice tone="refused" title={seatsLeft(slot.seatsLeft, time, spelledNumber(needed))} alert>
        {otherTime
          ? t`At ${otherTime} there is room for all of you.`
          : t`No other time of this day has room for all of you.`}
        <Row mt={3}>
          {other ? (
            <Button small onClick={() => move(other)}>
              <Trans>Move to {otherTime}</Trans>
            </Button>
          ) : null}
          <Button kind="second" small onClick={() => setIsJoining(true)}>
            <Trans>Join the waiting list</Trans>
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
          onBook={move}
        />
      ) : null}
    </>
  );
}
