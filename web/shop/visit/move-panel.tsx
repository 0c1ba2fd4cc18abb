import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { QuoteVisitMovesDocument, type QuoteVisitMovesQuery } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { useNow } from '../../kit/document/use-now.js';
import { ruleOfVisit } from '../../kit/lib/change-rule-words.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { seatsHeld } from '../../kit/lib/tickets/party.js';
import { printedTime, shortDate } from '../../kit/lib/venue-dates.js';
import { AvailableTimes } from '../calendar/available-times.js';
import { partyLabel } from '../calendar/seat-labels.js';
import { TourCalendar } from '../calendar/tour-calendar.js';
import { useAvailability } from '../calendar/use-availability.js';
import { useClosedDay } from '../calendar/use-closed-day.js';
import type { ChangeProps } from './change-props.js';
import { QuotedChange } from './quoted-change.js';

/** What each time of the day costs or gives back. @param tourDate undefined for a party that moves for free */
function useMoveQuotes(token: string, tourDate: string | undefined, tourTimes: readonly string[]) {
  const { data, refetch } = useQuery(QuoteVisitMovesDocument, {
    variables: { token, tourDate: tourDate ?? '', tourTimes },
    skip: tourDate === undefined || tourTimes.length === 0,
    fetchPolicy: 'network-only',
  });
  const answer = tourDate === undefined ? undefined : data?.quoteMoves;
  const times = answer?.__typename === 'MoveQuotes' ? answer.times : [];
  return {
    quoteOf: (time: string | undefined) => times.find(({ tourTime }) => tourTime === time),
    again: () => void refetch().catch(() => undefined),
  };
}

type MoveQuote = Extract<QuoteVisitMovesQuery['quoteMoves'], { times: unknown }>['times'][number]['quote'];

/** What moving to a time costs, beside its seats. */
function costWords(quote: MoveQuote | undefined): string {
  if (!quote) return '';
  const [price, refund] = [printedCents(toCents(quote.toPay)), printedCents(toCents(quote.toReturn))];
  if (toCents(quote.toPay) > 0) return t({ message: `${price} more`, comment: 'To pay for another time' });
  return toCents(quote.toReturn) > 0 ? t`${refund} back` : t`nothing to pay`;
}

function withCost(label: ReturnType<typeof partyLabel>, quote: MoveQuote | undefined) {
  return label.level === 'none'
    ? label
    : { ...label, words: [label.words, costWords(quote)].filter(Boolean).join(', ') };
}

export function MovePanel(props: ChangeProps) {
  const { visit, token } = props;
  const { tourType, tourDate, tourTime } = visit;
  const now = useNow();
  const needed = seatsHeld(visit);
  const [date, setDate] = useState<string>();
  const [time, setTime] = useState<string>();
  const availability = useAvailability(tourType, date ?? tourDate, undefined);
  const day = date === undefined ? undefined : availability.dayOf(date);
  const dropDate = useCallback(() => setDate(undefined), []);
  const closedDay = useClosedDay(date, availability, dropDate);
  const isNew = date !== undefined && time !== undefined && !(date === tourDate && time === tourTime);
  const start = isNew ? { tourDate: date, tourTime: time } : undefined;
  const open = day?.times.filter(({ seatsLeft }) => seatsLeft > 0).map((slot) => slot.time) ?? [];
  const { quoteOf, again } = useMoveQuotes(token, visit.status === 'displaced' ? undefined : date, open);
  const { quote = undefined, refusal = null } = (isNew && quoteOf(time)) || {};
  const toPay = toCents(quote?.toPay ?? '0.00');
  const price = printedCents(toPay);
  return (
    <>
      {availability.hasFailed ? (
        <Notice tone="refused" title={t`We couldn’t load the calendar`} alert>
          <Button kind="second" small onClick={availability.retry}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      ) : null}
      <TourCalendar
        availability={availability}
        chosen={date}
        here={tourDate}
        onChoose={(chosen) => {
          setDate(chosen);
          setTime(undefined);
        }}
      />
      {closedDay === undefined ? null : (
        <Notice tone="refused" title={t`Please choose another day`} alert>
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
        labelOf={(slot) =>
          date === tourDate && slot.time === tourTime
            ? { words: t`Your time now`, level: 'many' }
            : withCost(partyLabel(tourType, slot, needed), quoteOf(slot.time)?.quote)
        }
      />
      <Leaders
        facts={[
          { term: t`Now`, value: [shortDate(tourDate), printedTime(tourTime)].join(', ') },
          {
            term: t({ message: 'New', context: 'time' }),
            value: isNew ? [shortDate(date), printedTime(time)].join(', ') : t`Choose a date and a time`,
          },
        ]}
      />
      {refusal === null ? null : <Notice tone="refused" title={refusal} alert />}
      <Text kind="small" soft>
        <Trans>
          You pay today’s price: the difference by card, or we give back what the rule says. We release your old seats
          only when the new ones are yours.
        </Trans>
      </Text>
      <QuotedChange
        {...props}
        quote={quote ?? undefined}
        wanted={start && { move: start }}
        label={toPay > 0 ? t`Pay ${price} and move my visit` : t`Move my visit`}
        stay={t`Leave it as it is`}
        onRefused={again}
      >
        {!quote || toCents(quote.kept) > 0 || visit.paymentStatus === 'due' ? null : (
          <Text kind="small" mt={3}>
            <Trans>Moving keeps your days for a refund.</Trans>{' '}
            {ruleOfVisit({ ...visit, refundSteps: quote.refundSteps }, now)[1]}
          </Text>
        )}
      </QuotedChange>
    </>
  );
}
