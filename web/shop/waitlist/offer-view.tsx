import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { ARRIVE_EARLY_MINUTES } from '../../../services/shared/contracts/src/house/bounds.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { printedCents } from '../../kit/lib/money.js';
import { spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { hasOnePrice, seatsFor } from '../../kit/lib/tickets/party.js';
import { lineTerm, partyInWords, priceInWords } from '../../kit/lib/tickets/ticket-words.js';
import { NO_LONGER_OFFERED } from '../../kit/lib/tour-labels.js';
import { dayWithoutYear, printedTime, spokenTime, venueTime } from '../../kit/lib/venue-dates.js';
import { asClock } from '../hold/hold-clock.js';
import { type ToldOn, useHoldCountdown } from '../hold/use-hold-countdown.js';
import type { SeatHold } from '../state/booking-state.js';
import { shiftTime } from '../state/shift-time.js';
import { GoneView } from './gone-view.js';
import { openAttempt } from './offer-attempt.js';
import { OfferChoice } from './offer-choice.js';
import { OfferPayment } from './offer-payment.js';
import { useOfferedParty } from './use-offered-party.js';
import type { EntryState } from './use-waitlist-entry.js';
import { WaitlistFrame } from './waitlist-frame.js';
import { heldInWords, takeButton, type WaitlistEntry } from './waitlist-labels.js';

const Burn = styled.div`
  [data-bar] { height: 18px; padding: 3px; background: var(--paper-sunk); border: 1px solid var(--brass-deep); }
  [data-bar] i { display: block; height: 100%; background: var(--lamp); box-shadow: inset 0 0 0 1px var(--brass-deep); }
  p { display: flex; flex-wrap: wrap; gap: 0 var(--s-3); align-items: baseline; margin-top: var(--s-2); }
  b { font: 600 1.75rem/1.2 var(--ui); font-variant-numeric: tabular-nums; }
`;

interface OfferClockProps {
  readonly secondsLeft: number;
  readonly secondsInAll: number;
  /** What a screen reader says of the time left. */
  readonly spoken: string;
  readonly isPaying: boolean;
}

function OfferClock({ secondsLeft, secondsInAll, spoken, isPaying }: OfferClockProps) {
  const minutes = Math.ceil(secondsLeft / 60);
  const inAll = Math.max(1, Math.round(secondsInAll / 60));
  return (
    <Burn data-running="">
      <div data-bar="" role="img" aria-label={t`${minutes} of ${inAll} minutes left`}>
        <i style={{ width: `${Math.min(100, (100 * secondsLeft) / Math.max(1, secondsInAll))}%` }} />
      </div>
      <p>
        <b aria-hidden="true">{asClock(secondsLeft)}</b>
        <span>{isPaying ? t`kept for you while you pay.` : t`left to decide. The clock stops while you pay.`}</span>
      </p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Burn>
  );
}

interface OfferViewProps extends EntryState {
  readonly entry: WaitlistEntry;
}

function together(seats: number): string {
  const number = spelledNumberCapitalized(seats);
  return seats === 1 ? t`One` : t`${number}, together`;
}

export function OfferView(props: OfferViewProps) {
  const { entry, isNews, hasFailed, extend, retry, token } = props;
  const offered = useOfferedParty(entry);
  const { guests, lines, prices, tickets, totalCents } = offered;
  const [isPaying, setIsPaying] = useState(false);
  const toldOn: ToldOn = useRef(undefined);
  // What was paid for before a reload comes first. HTML from the gateway knows nothing of the tab.
  useEffect(() => {
    if (openAttempt(token)) setIsPaying(true);
  }, [token]);
  const { secondsLeft, spoken } = useHoldCountdown(useOfferHold(entry, props.toldAt), toldOn);
  const { offer } = entry;
  if (!offer) return null;
  if (secondsLeft === 0 && !isPaying) return <GoneView {...props} isNews onStay={() => void retry()} />;

  const total = totalCents === undefined ? '' : printedCents(totalCents);
  const isByType = !hasOnePrice(prices);
  const until = spokenTime(venueTime(offer.expiresAt));
  const { tourDate, tourTime } = offer;
  const [day, time] = [dayWithoutYear(tourDate), printedTime(tourTime)];
  const { meetAt } = thisHouse.texts;
  const seats = entry.guests;
  const number = spelledNumberCapitalized(seats);
  const start = async (): Promise<void> => setIsPaying(await extend());

  return (
    <WaitlistFrame
      caps={t`Seats opened up`}
      title={plural(seats, {
        one: `${number} seat is yours until ${until}`,
        other: `${number} seats are yours until ${until}`,
      })}
      lead={heldInWords(offer, secondsLeft)}
      ticket={{
        title: t`Your Offer`,
        facts: [
          ...lines.map((line) =>
            isByType
              ? { term: lineTerm(line), value: priceInWords(line.amount) }
              : { term: t`Price per person`, value: `$${line.unitPrice}` },
          ),
          ...(isByType ? [] : [{ term: t`Guests`, value: spelledNumberCapitalized(guests) }]),
          { term: t`Held until`, value: venueTime(offer.expiresAt) },
        ],
        total: { label: t`Pay today`, amount: total },
      }}
      isNews={isNews && !isPaying}
    >
      <h2>{isPaying ? t`Pay for your seats` : t`Take these seats?`}</h2>
      <OfferClock secondsLeft={secondsLeft} secondsInAll={offer.secondsInAll} spoken={spoken} isPaying={isPaying} />
      <Leaders
        facts={[
          { term: t`Tour`, value: entry.tourName ?? NO_LONGER_OFFERED },
          { term: t`When`, value: t`${day}, ${time}` },
          { term: t`Seats`, value: together(seatsFor(offered.party, prices)) },
          ...(isByType ? [{ term: t`Guests`, value: partyInWords(offered.party, prices) }] : []),
          { term: t`Be at ${meetAt}`, value: printedTime(shiftTime(tourTime, -ARRIVE_EARLY_MINUTES)) },
        ]}
      />
      {hasFailed ? (
        <Notice tone="refused" title={t`We didn’t get an answer`} alert>
          <Trans>Please try again.</Trans>
        </Notice>
      ) : null}
      {isPaying ? (
        <OfferPayment
          token={token}
          entry={entry}
          guests={guests}
          tickets={tickets}
          amountCents={totalCents ?? 0}
          onEnded={() => {
            setIsPaying(false);
            void retry();
          }}
        />
      ) : (
        <OfferChoice
          {...props}
          offered={offered}
          takeText={takeButton(guests, total)}
          until={until}
          onTake={() => void start()}
        />
      )}
    </WaitlistFrame>
  );
}

function useOfferHold({ id, tourType, guests, offer }: WaitlistEntry, toldAt: number): SeatHold | undefined {
  return (
    useMemo(
      () =>
        offer && {
          ...{ id, tourType, guests, toldAt, extendable: false, tourId: null, tickets: [], totalAmount: null },
          ...offer,
        },
      [id, tourType, guests, toldAt, offer],
    ) ?? undefined
  );
}
