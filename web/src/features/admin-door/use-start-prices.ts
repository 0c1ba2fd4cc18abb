import { useEffect, useState } from 'react';
import type { TimeToSell } from '../../admin/selling/times-to-sell.js';
import type { TicketPricesOfStartQuery, TicketPricesOfStartQueryVariables } from '../../generated/staff-operations.js';
import type { TicketPrice } from '../../lib/tickets/party.js';

/** Asks what a start costs; undefined when no answer came. */
export type AskStartPrices = (
  start: TicketPricesOfStartQueryVariables,
) => Promise<TicketPricesOfStartQuery['startPrices'] | undefined>;

/** What a start costs, after price rules. */
interface StartPrices {
  /** Of the time. */
  readonly id: string;
  readonly prices: readonly TicketPrice[];
}

/** Times to sell, with the prices of the start that was asked about last. The others have those of their tour. */
export function usePricedTimes(times: readonly TimeToSell[]) {
  const [known, setKnown] = useState<StartPrices>();
  const priced = times.map((time) => (time.id === known?.id ? { ...time, prices: known.prices } : time));
  return [priced, setKnown] as const;
}

interface StartAsked {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly time: TimeToSell | undefined;
  /** The same function in each render. */
  readonly ask: AskStartPrices;
  /** The same function in each render. */
  readonly onPrices: (prices: StartPrices) => void;
}

/** Asks for the prices of a start when it is chosen, and when its seats have changed: a rule may look at them. */
export function useStartPrices({ date, time, ask, onPrices }: StartAsked): void {
  const { id, tourType, tourId, time: tourTime, seatsLeft } = time ?? {};
  useEffect(() => {
    if (!id || !tourType || !tourId || !tourTime) return undefined;
    let isLate = false;
    void ask({ tourType, tourId, tourDate: date, tourTime }).then((answer) => {
      if (!isLate && answer?.__typename === 'StartPrices') onPrices({ id, prices: answer.prices });
    });
    return () => {
      isLate = true;
    };
  }, [id, tourType, tourId, tourTime, seatsLeft, date, ask, onPrices]);
}
