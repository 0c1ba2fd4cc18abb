import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Button } from '../../kit/design/controls/button.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { seatsHeld } from '../../kit/lib/tickets/party.js';
import { longDate, printedTime } from '../../kit/lib/venue-dates.js';
import type { SeatHold } from '../state/booking-state.js';
import type { Booking } from '../state/use-booking.js';
import { asClock, OFFER_FROM_SECONDS } from './hold-clock.js';
import type { SeatHolding } from './use-seat-hold.js';

const Line = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  font-size: var(--t-2);
  font-weight: 500;
  color: var(--felt);
  &[data-short] { color: var(--oxblood); }
  p { display: inline-flex; align-items: center; gap: var(--s-2); }
  b { font-weight: 600; font-variant-numeric: tabular-nums; }
  svg { flex: none; }
`;

/** What is held: "Two seats held for you", with date and time if the visitor has chosen another slot since. */
export function holdLabel(
  hold: SeatHold,
  chosen: { readonly date?: string | undefined; readonly time?: string | undefined },
): string {
  const { tourDate, tourTime } = hold;
  const [day, time] = [longDate(tourDate), printedTime(tourTime)];
  const isHere = tourDate === chosen.date && tourTime === chosen.time;
  if (hold.tourType === 'private') {
    return isHere ? t`This tour is held for your party` : t`This tour is held for your party on ${day} at ${time}`;
  }
  const seats = seatsHeld(hold);
  const number = spelledNumberCapitalized(seats);
  if (isHere) return plural(seats, { one: `${number} seat held for you`, other: `${number} seats held for you` });
  return plural(seats, {
    one: `${number} seat held for you on ${day} at ${time}`,
    other: `${number} seats held for you on ${day} at ${time}`,
  });
}

/** Time left of the hold, announced at five, two and one minutes, with an offer of more time near the end. */
export function HoldLine({ booking, seats }: { readonly booking: Booking; readonly seats: SeatHolding }) {
  const { hold, date, time } = booking.state;
  const { secondsLeft, spoken, isBusy, extend } = seats;
  const isRunning = hold !== undefined && secondsLeft > 0;
  const mayExtend = isRunning && hold.extendable && secondsLeft <= OFFER_FROM_SECONDS;
  return (
    <>
      {isRunning ? (
        <Line data-short={secondsLeft <= OFFER_FROM_SECONDS || undefined}>
          <p>
            <Icon name="clock" size={20} />
            <span>
              {holdLabel(hold, { date, time })}: <b role="timer">{asClock(secondsLeft)}</b>
            </span>
          </p>
          {mayExtend ? (
            <Button kind="second" small busy={isBusy} onClick={() => void extend()}>
              <Trans>Keep them 15 more minutes</Trans>
            </Button>
          ) : null}
        </Line>
      ) : null}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}
