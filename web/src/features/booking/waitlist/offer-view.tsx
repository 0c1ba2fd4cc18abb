import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/controls/button.js';
import { Quantity } from '../../../design/controls/quantity.js';
import { VisuallyHidden } from '../../../design/layout/visually-hidden.js';
import { Leaders } from '../../../design/marks/leaders.js';
import { Notice } from '../../../design/marks/notice.js';
import { Text } from '../../../design/type/text.js';
import { printedCents, toCents } from '../../../lib/money.js';
import { tourWords } from '../../../lib/tour-labels.js';
import { asClock } from '../hold/hold-clock.js';
import { type ToldOn, useHoldCountdown } from '../hold/use-hold-countdown.js';
import { shiftTime } from '../state/shift-time.js';
import { spelledNumber, spelledNumberCapitalized } from '../state/spelled-number.js';
import { DeclineChoice } from './decline-choice.js';
import { GoneView } from './gone-view.js';
import { openAttempt } from './offer-attempt.js';
import { OfferPayment } from './offer-payment.js';
import { useOfferHold } from './use-offer-hold.js';
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
import { ActionRow } from './waitlist-layout.js';

const Burn = styled.div`
  [data-bar] { height: 18px; padding: 3px; background: var(--paper-sunk); border: 1px solid var(--brass-deep); }
  [data-bar] i { display: block; height: 100%; background: var(--lamp); box-shadow: inset 0 0 0 1px var(--brass-deep); }
  p { display: flex; flex-wrap: wrap; gap: 0 var(--s-3); align-items: baseline; margin-top: var(--s-2); }
  b { font: 600 1.75rem/1.2 var(--ui); font-variant-numeric: tabular-nums; }
`;

/** How early guests arrive, in minutes. */
const ARRIVE_BEFORE_MINUTES = 15;

interface OfferViewProps extends EntryState {
  readonly entry: WaitlistEntry;
  readonly token: string;
}

/** Seats are held for the party: it takes them, comes with fewer, or declines. */
export function OfferView(props: OfferViewProps) {
  const { entry, isBusy, isNews, hasFailed, extend, retry, token } = props;
  const [guests, setGuests] = useState(entry.groupSize);
  const [isFewer, setIsFewer] = useState(false);
  const [isPaying, setIsPaying] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  const toldOn: ToldOn = useRef(undefined);
  // What was paid for before a reload comes first. HTML from the gateway knows nothing of the tab.
  useEffect(() => {
    if (openAttempt(token)) setIsPaying(true);
  }, [token]);
  const { secondsLeft, spoken } = useHoldCountdown(useOfferHold(entry, props.toldAt), toldOn);
  const { offer } = entry;
  if (!offer) return null;
  if (secondsLeft === 0 && !isPaying) return <GoneView {...props} isNews onStay={() => void retry()} />;

  const priceCents = toCents(entry.price ?? '0');
  const total = printedCents(priceCents * guests);
  const until = timeOfDay(offer.expiresAt);
  const minutes = Math.ceil(secondsLeft / 60);
  const inAll = Math.max(1, Math.round(offer.secondsInAll / 60));
  const start = async (): Promise<void> => setIsPaying(await extend());

  return (
    <WaitlistFrame
      caps="Seats opened up"
      title={`${seatsInWords(entry.groupSize)} ${entry.groupSize === 1 ? 'is' : 'are'} yours until ${until}`}
      lead={`${dayWithoutYear(offer.tourDate)}, at ${offer.tourTime}. Nobody else can take them for ${minutesInWords(secondsLeft)}.`}
      ticket={{
        title: 'Your Offer',
        facts: [
          { term: 'Price per person', value: printedCents(priceCents) },
          { term: 'Guests', value: spelledNumberCapitalized(guests) },
          { term: 'Held until', value: until },
        ],
        total: { label: 'Pay today', amount: total },
      }}
      isNews={isNews && !isPaying}
    >
      <h2>{isPaying ? 'Pay for your seats' : 'Take these seats?'}</h2>
      <Burn data-running="">
        <div data-bar="" role="img" aria-label={`${minutes} of ${inAll} minutes left`}>
          <i style={{ width: `${Math.min(100, (100 * secondsLeft) / Math.max(1, offer.secondsInAll))}%` }} />
        </div>
        <p>
          <b aria-hidden="true">{asClock(secondsLeft)}</b>
          <span>{isPaying ? 'kept for you while you pay.' : 'left to decide. The clock stops while you pay.'}</span>
        </p>
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      </Burn>
      <Leaders
        facts={[
          { term: 'Tour', value: entry.tourName ?? tourWords[entry.tourType] },
          { term: 'When', value: `${dayWithoutYear(offer.tourDate)}, ${offer.tourTime}` },
          { term: 'Seats', value: guests === 1 ? 'One' : `${spelledNumberCapitalized(guests)}, together` },
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
          amountCents={priceCents * guests}
          onEnded={() => {
            setIsPaying(false);
            void retry();
          }}
        />
      ) : (
        <>
          {isFewer ? (
            <div>
              <Text>Guests, counting yourself</Text>
              <Quantity of="guests" value={guests} least={1} most={entry.groupSize} isTyped onChange={setGuests} />
            </div>
          ) : null}
          <ActionRow>
            <Button busy={isBusy} onClick={() => void start()}>
              {takeButton(guests, total)}
            </Button>
            {entry.groupSize > 1 && !isFewer ? (
              <Button
                kind="second"
                onClick={() => {
                  setIsFewer(true);
                  setGuests(entry.groupSize - 1);
                }}
              >
                {entry.groupSize === 2 ? 'It is just me now' : `We are ${spelledNumber(entry.groupSize - 1)} now`}
              </Button>
            ) : null}
            <Button kind="second" busy={isBusy} onClick={() => setIsDeclining(true)}>
              No, thank you
            </Button>
          </ActionRow>
          {isDeclining ? <DeclineChoice {...props} onKeep={() => setIsDeclining(false)} /> : null}
          <Text kind="small" soft>
            Say no and the next party gets the seats right away. Do nothing and they get them at {until}. If you stay on
            the list, your entry ends when you do not take a second offer.
          </Text>
        </>
      )}
    </WaitlistFrame>
  );
}
