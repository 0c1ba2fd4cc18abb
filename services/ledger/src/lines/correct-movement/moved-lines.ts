import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import type { MoneyMoved } from '@hilltop/contracts/money-moved';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { formatCents } from '@hilltop/platform/values/cents';
import { z } from 'zod';

type Lines = MoneyMoved['lines'];

/** Money and what stands for it. Tours and goods have facts that only their seller knows: they are taken back as a whole. */
const PLACES = {
  CASH: { account: 'cash', tender: 'cash' },
  CARD: { account: 'card', tender: 'card' },
  CARD_READER: { account: 'card', tender: 'card_reader' },
  RECEIVABLE: { account: 'receivable' },
  OVER_SHORT: { account: 'over_short' },
  GOODWILL: { account: 'goodwill' },
} as const satisfies Readonly<Record<string, Pick<Lines[number], 'account' | 'tender'>>>;

const place = z.enum(Object.keys(PLACES) as [keyof typeof PLACES, ...(keyof typeof PLACES)[]]);

export const moveInput = z
  .object({ from: place, to: place, amount: amountField('Amount', '50.00', { least: 1, most: MAX_ORDER_CENTS }) })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Please choose another account' });

/**
 * The lines that move an amount to another account, as the movement should have had it.
 *
 * @param reversed the movement's lines the other way around
 */
export function movedLines(reversed: Lines, { from, to, amount }: z.output<typeof moveInput>): Lines | InvalidInput {
  const [source, target]: Pick<Lines[number], 'account' | 'tender'>[] = [PLACES[from], PLACES[to]];
  const there = reversed.filter(({ account, tender }) => account === source?.account && tender === source.tender);
  const cents = there.reduce((sum, line) => sum + line.cents, 0);
  if (!source || !target || amount > Math.abs(cents)) {
    const message = `The movement has ${formatCents(Math.abs(cents))} there`;
    return invalidInput([{ field: 'move.amount', message }]);
  }
  const sign = Math.sign(cents);
  // What it was for goes along, so that the day's columns stay: money has no such facts.
  const { kind, tourId } = there[0] ?? {};
  const sold = { ...(kind && { kind }), ...(tourId && { tourId }) };
  const line = (at: typeof source, moved: number) => ({ ...at, ...(!at.tender && sold), cents: moved });
  return [line(source, sign * amount), line(target, -sign * amount)];
}
