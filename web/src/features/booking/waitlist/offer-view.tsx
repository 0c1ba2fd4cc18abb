import { useEffect, useRef, useState } from 'react';
import { Leaders } from '../../../design/marks/leaders.js';
import { Notice } from '../../../design/marks/notice.js';
import { printedCents } from '../../../lib/money.js';
import { spelledNumberCapitalized } from '../../../lib/spelled-number.js';
import { seatsFor } from '../../../lib/tickets/party.js';
import { lineTerm, partyInWords, priceInWords } from '../../../lib/tickets/ticket-words.js';
import { tourWords } from '../../../lib/tour-labels.js';
import { type ToldOn, useHoldCountdown } from '../../../lib/use-hold-countdown.js';
import { shiftTime } from '../state/shift-time.js';
import { GoneView } from './gone-view.js';
import { openAttempt } from './offer-attempt.js';
import { OfferChoice } from './offer-choice.js';
import { OfferClock } from './offer-clock.js';
import { OfferPayment } from './offer-payment.js';
import { useOfferHold } from './use-offer-hold.js';
import { useOfferedParty } from './use-offered-party.js';
import type { EntryState } from './use-waitlist-entry.js';
import { WaitlistFrame } from './waitlist-frame.js';
import {
  dayWithoutYear,
  minutesInWords,
  seatsInWords,
  takeButton,
  timeOfDay,
  type WaitlistEntry,
} from './waitlist-labels.js';

/** How early guests arrive, in minutes. */
const ARRIVE_BEFORE_MINUTES = 15;

interface OfferViewProps extends EntryState {
  readonly entry: WaitlistEntry;
  readonly token: string;
}

function together(seats: number): string {
  return seats === 1 ? 'One' : `${spelledNumberCapitalized(seats)}, together`;
}

/** Seats are held for the party: it takes them, comes with fewer, or declines. */
export function OfferView(props: OfferViewProps) {
  const { entry, isNews, hasFailed, extend, retry, token } = props;
  const offered = useOfferedParty(entry);
  const { guests, lines, prices, tickets, totalCents, unitCents } = offered;
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
  const isByType = prices.length > 0;
  const until = timeOfDay(offer.expiresAt);
  const start = async (): Promise<void> => setIsPaying(await extend());

  return (
    <WaitlistFrame
      caps="Seats opened up"
      title={`${seatsInWords(entry.groupSize)} ${entry.groupSize === 1 ? 'is' : 'are'} yours until ${until}`}
      lead={`${dayWithoutYear(offer.tourDate)}, at ${offer.tourTime}. Nobody else can take them for ${minutesInWords(secondsLeft)}.`}
      ticket={{
        title: 'Your Offer',
        facts: [
          ...(isByType
            ? lines.map((line) => ({ term: lineTerm(line), value: priceInWords(line.amount) }))
            : [
                { term: 'Price per person', value: printedCents(unitCents) },
                { term: 'Guests', value: spelledNumberCapitalized(guests) },
              ]),
          { term: 'Held until', value: until },
        ],
        total: { label: 'Pay today', amount: total },
      }}
      isNews={isNews && !isPaying}
    >
      <h2>{isPaying ? 'Pay for your seats' : 'Take these seats?'}</h2>
      <OfferClock secondsLeft={secondsLeft} secondsInAll={offer.secondsInAll} spoken={spoken} isPaying={isPaying} />
      <Leaders
        facts={[
          { term: 'Tour', value: entry.tourName ?? tourWords[entry.tourType] },
          { term: 'When', value: `${dayWithoutYear(offer.tourDate)}, ${offer.tourTime}` },
          { term: 'Seats', value: together(isByType ? seatsFor(offered.party, prices) : guests) },
          ...(isByType ? [{ term: 'Guests', value: partyInWords(offered.party, prices) }] : []),
          { term: 'Be at the gate', value: shiftTime(offer.tourTime, -ARRIVE_BEFORE_MINUTES) },
        ]}
      />
      {hasFailed ? (
        <Notice tone="refused" title="We didn’t get an answer" alert>
          Please try again.
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
