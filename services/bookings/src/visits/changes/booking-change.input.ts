import { MAX_PARTY_CENTS } from '@hilltop/contracts/house/bounds';
import { paymentIntentIdField } from '@hilltop/payments/payment-intent.input';
import { amountField } from '@hilltop/platform/values/amount-field';
import { z } from 'zod';
import { faults } from '../../faults.en.js';
import { foodOrderFields } from '../../food/food-order.input.js';
import type { BookingChangeInput } from '../../generated/schema-types.js';
import { slotSelectionFields } from '../../opening/slots/slot-selection.input.js';
import { revision } from '../visit-input.js';

/** Undefined where it is left out, so that the hash of a request without it stays. */
const paymentIntentId = paymentIntentIdField
  .nullish()
  .transform((given) => given ?? undefined)
  .optional();

/** Undefined where it is left out, likewise. */
const toReturn = amountField('What goes back', '25.00', { most: MAX_PARTY_CENTS })
  .nullish()
  .transform((cents) => cents ?? undefined)
  .optional();

const { tourDate, tourTime, tickets } = slotSelectionFields;
const { foodOrderPlatform, foodItems, foodOrderTotal } = foodOrderFields;

/** Undefined, so that a request without it has one hash. */
const asCredit = z
  .boolean()
  .nullish()
  .transform((is) => is || undefined)
  .optional();

// The hash of a request depends on the order of the fields, and stored changes have such hashes.
const kinds = [
  z.object({ kind: z.literal('move'), tourDate, tourTime, revision, paymentIntentId, toReturn }),
  z.object({ kind: z.literal('party'), revision, tickets, paymentIntentId, toReturn }),
  z.object({
    kind: z.literal('food'),
    foodOrderPlatform,
    foodItems,
    foodOrderTotal,
    revision,
    paymentIntentId,
    toReturn,
  }),
  z.object({ kind: z.literal('cancel'), revision, asCredit, paymentIntentId, toReturn }),
] as const;

export const bookingChangeInput = z.discriminatedUnion('kind', kinds, faults.oneChange);

const starts = kinds[0].pick({ tourDate: true, tourTime: true });
const MOST_TIMES = 24;
export const quotedMovesInput = starts.pick({ tourDate: true }).extend({
  tourTimes: z.array(starts.shape.tourTime).min(1, faults.noTime).max(MOST_TIMES, faults.manyTimes(MOST_TIMES)),
});

/** The fields of the one change that an input names, beside the others, so that a refusal names each field alone. */
export function namedChange({
  revision,
  paymentIntentId,
  toReturn,
  ...changes
}: BookingChangeInput): object | undefined {
  const [named, another] = Object.entries(changes).filter(([, change]) => change != null);
  if (!named || another) return undefined;
  const [kind, change] = named;
  return { ...change, kind, revision, paymentIntentId, toReturn };
}

export type BookingChangeRequest = z.output<typeof bookingChangeInput>;

/** The requests of each kind. */
export type RequestOf = { readonly [Each in BookingChangeRequest as Each['kind']]: Each };
