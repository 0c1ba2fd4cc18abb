import { MAX_CAPACITY, MAX_DURATION_MINUTES, MAX_GROUP_SIZE, MAX_PRICE_CENTS } from '@hilltop/contracts/house/bounds';
import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import { amountField } from '@hilltop/platform/values/amount-field';
import { inSpanish, isReadable, lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import type { TourChange, TourDraft } from './tour.entity.js';
import { minutesInWords } from './tour-duration.js';

const priceCents = amountField('Price', '25.00', { most: MAX_PRICE_CENTS });

const required = (name: string, max: number, field = lineField()) =>
  field.min(1, `${name} is required`).max(max, `${name} can have at most ${max} characters`);

/** A missing size stays, or is that of the type. */
const wholeNumber = (name: string, max: number) =>
  z
    .int(`${name} must be a whole number`)
    .min(1, `${name} must be at least 1`)
    .max(max, `${name} can be at most ${max}`)
    .nullish();

const TYPES_IN_WORDS = `${TOUR_TYPES.slice(0, -1).join(', ')} or ${TOUR_TYPES.at(-1)}`;

const features = z
  .array(lineField().max(160, 'A feature can have at most 160 characters'))
  .max(30, 'A tour can list at most 30 features')
  .transform((all) => all.filter((feature) => feature !== ''));

const fields = {
  name: required('Name', 120).refine(isReadable, 'Name has no letters'),
  description: required('Description', 2000, linesField()),
  price: priceCents,
  durationMinutes: z
    .int()
    .min(1, 'Duration must be at least 1 minute')
    .max(MAX_DURATION_MINUTES, `Duration can be at most ${MAX_DURATION_MINUTES} minutes`)
    .nullish(),
  duration: lineField().max(60, 'Duration can have at most 60 characters').nullish(),
  capacity: wholeNumber('Seats', MAX_CAPACITY),
  maxGroupSize: wholeNumber('The largest party', MAX_GROUP_SIZE),
  features,
  nameEs: inSpanish('Name', 120),
  descriptionEs: inSpanish('Description', 2000, linesField()),
  featuresEs: features.nullish().transform((all) => (all?.length === 0 ? null : all)),
};

/** Product.md §5, Admin tour form. Blank features are dropped. */
export const createTourInput = z
  .object({ type: z.enum(TOUR_TYPES, `Type must be ${TYPES_IN_WORDS}`), ...fields })
  .transform((input, context): TourDraft => ({ type: input.type, ...tourFields(input, context) }));

/** The same, without the type. */
export const updateTourInput = z.object(fields).transform((input, context): TourChange => tourFields(input, context));

type Fields = z.output<z.ZodObject<typeof fields>>;

function tourFields(
  { price, capacity, maxGroupSize, durationMinutes: minutes, duration, ...texts }: Fields,
  context: z.RefinementCtx,
): TourChange {
  const durationMinutes = minutesOf({ durationMinutes: minutes, duration }, context);
  const size = { capacity: capacity ?? undefined, maxGroupSize: maxGroupSize ?? undefined };
  return { ...texts, priceCents: price, durationMinutes, ...size };
}

/** `/api/tours` takes words. */
function minutesOf(
  { durationMinutes, duration }: Pick<Fields, 'durationMinutes' | 'duration'>,
  context: z.RefinementCtx,
) {
  const minutes = durationMinutes ?? minutesInWords(duration ?? '');
  if (minutes !== undefined) return minutes;
  const message = duration ? 'Duration must be a length such as 90 minutes, up to 12 hours' : 'Duration is required';
  context.addIssue({ code: 'custom', path: ['duration'], message });
  return z.NEVER;
}
