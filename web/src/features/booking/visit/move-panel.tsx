import { useQuery } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { Button } from '../../../design/controls/button.js';
import { Leaders } from '../../../design/marks/leaders.js';
import { Notice } from '../../../design/marks/notice.js';
import { Text } from '../../../design/type/text.js';
import { QuoteVisitMoveDocument } from '../../../generated/operations.js';
import { toCents } from '../../../lib/money.js';
import { seatsHeld } from '../../../lib/tickets/party.js';
import { quoteFacts } from '../../../lib/tickets/quote-facts.js';
import { longDate, writtenOut } from '../../../lib/venue-dates.js';
import { AvailableTimes } from '../availability/available-times.js';
import { partyLabel } from '../availability/seat-labels.js';
import { TourCalendar } from '../availability/tour-calendar.js';
import { useAvailability } from '../availability/use-availability.js';
import { useClosedDay } from '../availability/use-closed-day.js';
import type { ChangeProps } from './change-props.js';
import { PanelButtons } from './panel-buttons.js';
import { KEPT } from './party-panel.js';

const terms = { before: 'It costs now', toPay: 'Due today', toReturn: 'Refund to your card' };
const termsAtDoor = { before: 'It costs now', atDoor: 'You pay at the door' };

interface MoveMoneyProps extends Pick<ChangeProps, 'visit' | 'token'> {
  /** YYYY-MM-DD, and e.g. "10:00 AM". */
  readonly start: { readonly tourDate: string; readonly tourTime: string };
}

/** What the new time costs or gives back, and until when the visit is refunded then. */
function MoveMoney({ visit, token, start }: MoveMoneyProps) {
  const paysAtDoor = visit.paymentStatus === 'due';
  const { data } = useQuery(QuoteVisitMoveDocument, {
    variables: { token, ...start },
    fetchPolicy: 'network-only',
  });
  const quote = data?.quoteMove;
  if (!quote) return null;
  if (quote.__typename !== 'MoveQuote') return <Notice tone="refused" title={quote.message} />;
  return (
    <>
      <Leaders facts={quoteFacts(quote, paysAtDoor ? termsAtDoor : terms)} />
      {paysAtDoor ? null : (
        <Text kind="small" mt={3}>
          {toCents(quote.kept) > 0
            ? KEPT
            : `Moving keeps your last day for a refund: ${writtenOut(quote.refundUntil)}.`}
        </Text>
      )}
    </>
  );
}

export function MovePanel({ visit, token, isBusy, change, onLeave }: ChangeProps) {
  const { tourType, tourDate, tourTime } = visit;
  const needed = seatsHeld(visit);
  const [date, setDate] = useState<string>();
  const [time, setTime] = useState<string>();
  const availability = useAvailability(tourType, date ?? tourDate, undefined);
  const day = date === undefined ? undefined : availability.dayOf(date);
  const dropDate = useCallback(() => setDate(undefined), []);
  const closedDay = useClosedDay(date, day, dropDate);
  const isNew = date !== undefined && time !== undefined && !(date === tourDate && time === tourTime);
  return (
    <>
      {availability.hasFailed ? (
        <Notice tone="refused" title="We couldn’t load the calendar" alert>
          <Button kind="second" small onClick={availability.retry}>
            Try again
          </Button>
        </Notice>
      ) : null}
      <TourCalendar
        availability={availability}
        chosen={date}
        onChoose={(chosen) => {
          setDate(chosen);
          setTime(undefined);
        }}
      />
      {closedDay === undefined ? null : (
        <Notice tone="refused" title="Please choose another day" alert>
          {closedDay}
        </Notice>
      )}
      <AvailableTimes
        tourType={tourType}
        date={date}
        day={day}
        chosen={time}
        onChoose={setTime}
        hasFailed={availability.hasFailed}
        labelOf={(slot) => partyLabel(tourType, slot, needed)}
      />
      <Leaders
        facts={[
          { term: 'Now', value: `${longDate(tourDate)}, ${tourTime}` },
          { term: 'New', value: isNew ? `${longDate(date)}, ${time}` : 'Choose a date and a time' },
        ]}
      />
      <div aria-live="polite">
        {isNew && visit.status !== 'displaced' ? (
          <MoveMoney {...{ visit, token }} start={{ tourDate: date, tourTime: time }} />
        ) : null}
      </div>
      <Text kind="small" soft>
        You pay today’s price. We charge the difference to your card, or refund it until your last day for a refund. We
        release your old seats only when the new ones are yours.
      </Text>
      <PanelButtons>
        <Button
          disabled={!isNew}
          busy={isBusy}
          onClick={() => {
            if (isNew) void change({ kind: 'moved', tourDate: date, tourTime: time });
          }}
        >
          Move my visit
        </Button>
        <Button kind="second" onClick={onLeave}>
          Leave it as it is
        </Button>
      </PanelButtons>
    </>
  );
}
