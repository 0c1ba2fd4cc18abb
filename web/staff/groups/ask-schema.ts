import { emailField, lineField, linesField } from '../../kit/lib/typed-text.js';
import { isDate } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { kindWords, paymentWords } from './group-words.js';

function keysOf<Key extends string>(words: Readonly<Record<Key, string>>): [Key, ...Key[]] {
  return Object.keys(words) as [Key, ...Key[]];
}

function count(what: string) {
  return lineField()
    .regex(/^\d{0,4}$/, `Please write how many ${what} come`)
    .transform(Number);
}

/** A line that has to be there. @param what starts the message */
export function needed(what: string, most: number) {
  return lineField().min(1, `${what} is needed`).max(most, `At most ${most} characters`);
}

export const askSchema = z.object({
  organizationName: needed('The name', 100),
  organizationKind: z.enum(keysOf(kindWords)),
  address: linesField().max(300, 'At most 300 characters'),
  organizerName: needed('The name', 100),
  organizerEmail: emailField,
  organizerPhone: needed('The phone', 40),
  tourId: z.string().min(1, 'Please choose a tour'),
  pupils: count('pupils'),
  adults: count('adults'),
  grade: lineField().max(40, 'At most 40 characters'),
  day: z.string().refine(isDate, 'Please choose a day'),
  from: lineField(),
  until: lineField(),
  otherDay: z.union([z.literal(''), z.string().refine(isDate, 'Please choose a day')]),
  paysBy: z.enum(keysOf(paymentWords)),
  accessNeeds: linesField().max(300, 'At most 300 characters'),
  note: linesField().max(1000, 'At most 1000 characters'),
});

export type TypedAsk = z.input<typeof askSchema>;

/** Before anything is typed. */
export const emptyAsk: TypedAsk = {
  ...{ organizationName: '', organizationKind: 'school', address: '' },
  ...{ organizerName: '', organizerEmail: '', organizerPhone: '', tourId: '', pupils: '', adults: '', grade: '' },
  ...{ day: '', from: '', until: '', otherDay: '', paysBy: 'purchase_order', accessNeeds: '', note: '' },
};

/** Fields of the server that are called otherwise here. */
export const shownAt: Readonly<Record<string, keyof TypedAsk>> = {
  'preferredDays.0.day': 'day',
  'preferredDays.1.day': 'otherDay',
  'preferredDays.0.from': 'from',
  'preferredDays.0.until': 'until',
};
