import { type MoneyPlace, moneySearch } from './money-address.js';
import { MoneyFigures } from './money-figures.js';
import type { Takings } from './takings.js';

/** What came in, what went back, and what is still to come. */
export function TakingsFigures({ takings, place }: { readonly takings: Takings; readonly place: MoneyPlace }) {
  const lines = (name: string) => moneySearch({ ...place, lines: name });
  return (
    <MoneyFigures
      figures={[
        ['Taken in', takings.takenInCents, 'card and cash, refunds taken off', lines('taken')],
        ['Refunds', takings.refundCents, 'on the day they were given', lines('refunds')],
        ['Earned', takings.earnedCents, 'visits that started, goods handed over', lines('earned')],
        ['Deferred', takings.deferredCents, 'paid, still to come', lines('deferred')],
      ]}
    />
  );
}
