import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { DoorTimesDocument, SellWalkUpDocument, TicketPricesOfStartDocument } from '../../generated/door-operations.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { type StartToSell, type TimeToSell, timesToSell } from '../../kit/desk/times-to-sell.js';
import type { AskStartPrices } from '../../kit/desk/use-start-prices.js';
import { WalkUpForm } from '../../kit/desk/walk-up-form.js';
import type { AskedQuestion } from '../../kit/party/answers.js';
import { ask } from '../data/ask.js';
import type { Day } from '../data/day.js';
import type { DoorPhone } from '../data/door-phone.js';

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding: var(--s-3) var(--gutter) var(--s-6);
  h2 { font: 600 1.375rem/1.2 var(--ui); }
  > p { color: var(--ink-soft); }
`;

const askPrices: AskStartPrices = (start) =>
  ask(TicketPricesOfStartDocument, start).then(
    ({ startPrices }) => startPrices,
    () => undefined,
  );

/** The seats in the stored list, when the calendar cannot be read. */
function keptStarts(day: Day | undefined): readonly StartToSell[] {
  return (day?.times ?? []).map(({ seatsLeft, ...start }) => {
    return { ...start, capacity: seatsLeft, sold: 0, held: 0, planned: true };
  });
}

interface WalkUpScreenProps {
  readonly phone: DoorPhone;
  readonly day: Day;
  /** The session ran out: seats come from the stored list. */
  readonly needsSignIn: boolean;
  readonly hasSignal: boolean;
}

/** Sells seats to a party without a ticket, and counts it as inside. */
export function WalkUpScreen({ phone, day, needsSignIn, hasSignal }: WalkUpScreenProps) {
  const { date } = day;
  const [times, setTimes] = useState<readonly TimeToSell[] | 'failed'>();
  const [questions, setQuestions] = useState<readonly AskedQuestion[]>([]);
  const load = useCallback(async (): Promise<void> => {
    const answer = await ask(DoorTimesDocument, { date, isSignedIn: !needsSignIn }).catch(() => undefined);
    const { clockOffsetMs, day: kept } = phone.store.state();
    const calendar = needsSignIn ? { staffCalendar: { days: [{ times: keptStarts(kept) }] } } : {};
    const read = answer && timesToSell({ ...answer, ...calendar }, Date.now() + clockOffsetMs);
    if (answer) setQuestions(answer.guestQuestions ?? []);
    // Without a new answer, the form stays with what is typed.
    setTimes((earlier) => read ?? (typeof earlier === 'object' ? earlier : 'failed'));
  }, [date, needsSignIn, phone]);
  useEffect(() => {
    if (hasSignal) void load();
  }, [hasSignal, load]);
  const loadAgain = (): void => {
    setTimes(undefined);
    void phone.synchronize();
    void load();
  };

  return (
    <Page aria-labelledby="walk-up-title">
      <h2 id="walk-up-title">Walk-up sale</h2>
      {hasSignal && times === 'failed' ? <ListFailed label="times" onRetry={loadAgain} /> : null}
      {hasSignal && times === undefined ? <ListLoading label="times" /> : null}
      {typeof times === 'object' && times.length === 0 ? <p>No seats left to sell today.</p> : null}
      {typeof times === 'object' && times.length > 0 ? (
        <WalkUpForm
          date={date}
          times={times}
          questions={questions}
          askPrices={askPrices}
          andThen=", and admit"
          sell={(variables) =>
            ask(SellWalkUpDocument, variables).then(
              ({ sellWalkUp }) => {
                if (sellWalkUp.__typename === 'NotSignedIn') phone.askToSignIn();
                return sellWalkUp;
              },
              () => 'unanswered' as const,
            )
          }
          onSold={({ id, confirmationCode, guests, tourTime }) => {
            const seen = { bookingId: id, revision: 0, people: guests, verdict: 'ADMIT' } as const;
            void phone.keep({ ...seen, overridden: false, reason: null });
            showToast({ title: 'Sold', text: `${confirmationCode}, ${tourTime}: ${guests} let in.`, tone: 'done' });
            void load();
          }}
        />
      ) : null}
      <p>
        {hasSignal
          ? 'These are the same seats as on the site. They are taken as soon as you press.'
          : 'There is no signal. Sales need one, so that no seat is sold twice.'}
      </p>
    </Page>
  );
}
