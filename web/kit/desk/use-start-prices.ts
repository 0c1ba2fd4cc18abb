import { useEffect, useState } from 'react';
import type { TicketPricesOfStartQuery, TicketPricesOfStartQueryVariables } from '../../generated/staff-operations.js';
import type { TicketPrice } from '../lib/tickets/party.js';
import type { TimeToSell } from './times-to-sell.js';

/** Undefined if no answer came. */
export type AskStartPrices = (
  start: TicketPricesOfStartQueryVariables,
) => Promise<TicketPricesOfStartQuery['startPrices'] | undefined>;

/** After price rules. */
interface StartPrices {
  /** Id of the time. */
  readonly id: string;
  readonly prices: readonly TicketPrice[];
}

/** Times to sell; the latest start asked about has its own prices, the others have their tour's. */
export function usePricedTimes(times: readonly TimeToSell[]) {
  const [known, setKnown] = useState<StartPrices>();
  const priced = times.map((time) => (time.id === known?.id ? { ...time, prices: known.prices } : time));
  return [priced, setKnown] as const;
}

interface StartAsked {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly time: TimeToSell | undefined;
  /** Must be stable, like `onPrices`. */
  readonly ask: AskStartPrices;
  readonly onPrices: (prices: StartPrices) => void;
}

/** Asks for a start's prices when it is chosen, and when its seats change: price rules may depend on them. */
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
