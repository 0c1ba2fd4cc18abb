import { MAX_GROUP_PARTS, MAX_ORDER_CENTS, MAX_PART_SIZE, MAX_PRICE_CENTS } from '@hilltop/contracts/house/bounds';
import { amountField } from '@hilltop/platform/values/amount-field';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { z } from 'zod';
import { wholePeople, words } from '../group.fields.js';

const MOST_EXTRAS = 10;
/** A third of what an integer holds, so that a total with tax fits. */
const MOST_EXTRA_CENTS = Math.floor(MAX_ORDER_CENTS / 3 / MOST_EXTRAS);

const part = z
  .object({
    tourDate: dateField,
    tourTime: z.string().min(1, 'Please choose a time').max(20, 'Please choose a time'),
    pupils: wholePeople('pupils'),
    adults: wholePeople('adults'),
    ownStart: z.boolean().nullish(),
  })
  .refine(({ pupils, adults }) => pupils + adults >= 1 && pupils + adults <= MAX_PART_SIZE, {
    message: `A start takes 1 to ${MAX_PART_SIZE} people of a group`,
    path: ['pupils'],
  })
  .transform(({ ownStart, ...rest }) => ({ ...rest, ownStart: ownStart ?? false }));

const extra = z
  .object({
    label: words('extra', 80),
    amount: amountField('The amount', '120.00', { most: MOST_EXTRA_CENTS }),
    taxCode: z.string().max(40, 'There is no such tax code'),
  })
  .transform(({ amount: cents, ...rest }) => ({ ...rest, cents }));

export const groupQuoteInput = z.object({
  parts: z
    .array(part)
    .min(1, 'Please choose a start')
    .max(MAX_GROUP_PARTS, `A group has at most ${MAX_GROUP_PARTS} starts`)
    .refine(
      (all) => new Set(all.map(({ tourDate, tourTime }) => `${tourDate} ${tourTime}`)).size === all.length,
      'Please name each start once',
    ),
  extras: z
    .array(extra)
    .max(MOST_EXTRAS, `At most ${MOST_EXTRAS} things can be added`)
    .nullish()
    .transform((some) => some ?? []),
  rate: amountField('The price', '10.00', { most: MAX_PRICE_CENTS }).nullish(),
  withoutDeposit: z
    .boolean()
    .nullish()
    .transform((is) => is ?? false),
});

export type GroupQuoteRequest = z.output<typeof groupQuoteInput>;
