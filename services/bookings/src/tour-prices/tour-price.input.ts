import { MAX_GROUP_SIZE, MAX_PRICE_CENTS } from '@hilltop/contracts/house/bounds';
import { amountField } from '@hilltop/platform/values/amount-field';
import { dateField } from '@hilltop/platform/values/calendar-date';
import { formatCents, parseCents } from '@hilltop/platform/values/cents';
import { inSpanish, lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { storedTime } from '../opening/schedule/start-times.js';

const cents = (name: string) => amountField(name, '25.00', { most: MAX_PRICE_CENTS });

const day = dateField.nullish().transform((text) => text ?? null);

const time = z
  .string()
  .nullish()
  .transform((text, context) => {
    if (!text) return null;
    const stored = storedTime(text);
    if (stored !== undefined) return stored;
    context.addIssue({ code: 'custom', message: 'Please write the time as 9:00 AM' });
    return z.NEVER;
  });

const whole = (name: string, min: number, max: number) =>
  z
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} can be at most ${max}`)
    .nullish()
    .transform((number) => number ?? null);

const line = (name: string, max: number) =>
  lineField().min(1, `${name} is required`).max(max, `${name} can have at most ${max} characters`);

export const tourPriceInput = z
  .object({
    type: line('The type', 30),
    price: cents('Price'),
    seats: whole('Seats', 0, 1),
    from: day,
    until: day,
  })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    path: ['until'],
    message: 'The last day must not be before the first',
  });

export type TourPriceRequest = z.output<typeof tourPriceInput>;

const signedCents = z
  .string()
  .nullish()
  .transform((text, context) => {
    if (!text) return null;
    const [, sign, amount] = /^([-−+]?)(.*)$/.exec(text.trim()) ?? [];
    const read = parseCents(amount ?? '');
    if (read !== undefined && read > 0 && read <= MAX_PRICE_CENTS) return sign === '' || sign === '+' ? read : -read;
    context.addIssue({
      code: 'custom',
      message: `Enter a non-zero amount, such as -5.00, up to ${formatCents(MAX_PRICE_CENTS)}`,
    });
    return z.NEVER;
  });

export const priceRuleInput = z
  .object({
    name: line('The name', 60),
    nameEs: inSpanish('The name', 60),
    weekdays: z
      .array(z.int().min(1, 'Days are 1 to 7').max(7, 'Days are 1 to 7'))
      .max(7, 'A week has seven days')
      .nullish()
      .transform((days) => [...new Set(days ?? [])].sort((one, other) => one - other)),
    fromTime: time,
    untilTime: time,
    fromDate: day,
    untilDate: day,
    daysAheadFrom: whole('Days ahead', 0, 400),
    daysAheadUntil: whole('Days ahead', 0, 400),
    soldBelowPercent: whole('The share of seats', 1, 100),
    percent: whole('Percent', -100, 100),
    amount: signedCents,
    floor: cents('The lowest price'),
    ceiling: cents('The highest price'),
    position: whole('Its place', 1, 100),
  })
  .superRefine(({ percent, amount, floor, ceiling, ...rule }, context) => {
    const fault = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if ((percent === null) === (amount === null)) fault('amount', 'Please enter either a percentage or an amount');
    if (percent === 0) fault('percent', 'Percent must not be 0');
    if (ceiling < floor) fault('ceiling', 'The highest price must not be below the lowest');
    for (const [from, until] of SPANS) {
      const [first, last] = [rule[from], rule[until]];
      if (first !== null && last !== null && first > last) fault(until, 'The end must not be before the beginning');
    }
  });

const SPANS = [
  ['fromTime', 'untilTime'],
  ['fromDate', 'untilDate'],
  ['daysAheadFrom', 'daysAheadUntil'],
] as const;

export type PriceRuleRequest = z.output<typeof priceRuleInput>;

const spanishWords = {
  labelEs: inSpanish('The label', 40),
  singularEs: inSpanish('The word for one', 40),
  pluralEs: inSpanish('The word for several', 40),
  noteEs: inSpanish('The note', 80),
};

/** The words of a type that change: tickets keep the English ones. */
export const ticketTypeChangeInput = z.object(spanishWords);

export const ticketTypeInput = z
  .object({
    code: z.string().regex(/^[a-z][a-z0-9_]{1,29}$/, 'The code has 2 to 30 lower case letters, digits and underscores'),
    label: line('The label', 40),
    singular: line('The word for one', 40),
    plural: line('The word for several', 40),
    fromAge: whole('The youngest age', 0, 120),
    toAge: whole('The oldest age', 0, 120),
    note: lineField()
      .max(80, 'The note can have at most 80 characters')
      .nullish()
      .transform((text) => text ?? ''),
    ...spanishWords,
    proof: z.boolean(),
    comesAlone: z.boolean(),
    bringsChildren: z.boolean(),
    perAdult: whole('The number for one adult', 1, MAX_GROUP_SIZE),
    maxPerParty: whole('The most in a party', 1, MAX_GROUP_SIZE),
  })
  .refine(({ fromAge, toAge }) => fromAge === null || toAge === null || fromAge <= toAge, {
    path: ['toAge'],
    message: 'The oldest age must not be below the youngest',
  });

export type TicketTypeRequest = z.output<typeof ticketTypeInput>;
