import { MAX_ORDER_CENTS } from '@hilltop/contracts/house/bounds';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import type { VenueDays } from '../venue-days.js';
import { DESK_METHODS } from './group-entry.entity.js';

/** A check that came longer ago is a question for the bookkeeper. */
const MOST_DAYS_BACK = 60;

export const moneyField = amountField('The amount', '120.00', { least: 1, most: MAX_ORDER_CENTS });

const moneyInput = z.object({
  method: z.enum([...DESK_METHODS, 'card']),
  amount: moneyField,
  reference: lineField()
    .max(60, 'The reference can have at most 60 characters')
    .nullish()
    .transform((text) => text ?? ''),
  day: dateField,
});

/** Money that the desk has in its hands, or gives out. A card pays by the link alone. */
export function readMoney(
  days: VenueDays,
  input: unknown,
  idempotencyKey: string | null | undefined,
  goesTo: 'house' | 'group' = 'house',
) {
  const parsed = parseInput(moneyInput, input);
  if (!parsed.ok) return parsed.refusal;
  const key = parseInput(idempotencyKeyInput, { idempotencyKey });
  if (!key.ok) return key.refusal;
  const { amount: cents, day, ...facts } = parsed.value;
  if (facts.method === 'card' && goesTo === 'house')
    return invalidInput([{ field: 'method', message: 'A card pays by the link' }]);
  const today = days.today();
  if (day > today) return invalidInput([{ field: 'day', message: 'The money has come already: today at the latest' }]);
  if (day < days.daysFromToday(-MOST_DAYS_BACK))
    return invalidInput([{ field: 'day', message: `At most ${MOST_DAYS_BACK} days ago` }]);
  const happened = day === today || facts.method === 'card' ? {} : { happenedAt: days.noonOf(day) };
  return { cents, ...facts, ...happened, key: key.value.idempotencyKey };
}
