import {
  MAX_CAPACITY,
  MAX_DURATION_MINUTES,
  MAX_GROUP_SIZE,
} from '../../../services/shared/contracts/src/house/bounds.js';
import type { CreateTourInput, StaffTourFragment, TourType } from '../../generated/staff-operations.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { TOUR_TYPES } from '../../kit/lib/tour-labels.js';
import { cleanLine, lineField, linesField, requiredText } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { priceSchema } from '../forms/price-schema.js';
import { spanishField } from '../forms/spanish-field.js';

const minutes = lineField()
  .min(1, { error: 'Duration is required', abort: true })
  .regex(/^\d{1,4}$/, 'Duration must be a whole number of minutes')
  .transform(Number)
  .pipe(
    z
      .number()
      .min(1, 'Duration must be at least 1 minute')
      .max(MAX_DURATION_MINUTES, `Duration can be at most ${MAX_DURATION_MINUTES} minutes`),
  );

/** If left out, the server uses the type's count, or keeps it as it is. */
function optionalCount(name: string, most: number) {
  return lineField()
    .regex(/^\d{0,3}$/, `${name} must be a whole number`)
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(z.number().min(1, `${name} must be at least 1`).max(most, `${name} can be at most ${most}`).nullable());
}

/** A feature on each line. */
const spanishFeatures = linesField()
  .transform((text) => text.split('\n').map(cleanLine).filter(Boolean))
  .refine((lines) => lines.length <= 30, 'A tour can list at most 30 features')
  .refine((lines) => lines.every(({ length }) => length <= 160), 'A feature can have at most 160 characters')
  .transform((lines) => (lines.length === 0 ? null : lines));

/** Everything but features, sizes and Spanish texts is required (product.md §5.4). Blank features are left out. */
export const tourSchema = z
  .object({
    type: z.enum(TOUR_TYPES),
    name: requiredText('Name', 120),
    description: requiredText('Description', 2000),
    price: priceSchema('25.00'),
    durationMinutes: minutes,
    capacity: optionalCount('Seats', MAX_CAPACITY),
    maxGroupSize: optionalCount('The largest party', MAX_GROUP_SIZE),
    features: z
      .array(z.object({ text: lineField().max(160, 'A feature can have at most 160 characters') }))
      .max(30, 'A tour can list at most 30 features'),
    nameEs: spanishField('Name', 120),
    descriptionEs: spanishField('Description', 2000, linesField()),
    featuresEs: spanishFeatures,
  })
  .transform(
    ({ features, ...rest }): CreateTourInput => ({
      ...rest,
      features: features.map(({ text }) => text).filter((text) => text !== ''),
    }),
  );

export type TourForm = z.input<typeof tourSchema>;

export const emptyTour: TourForm = {
  type: 'standard',
  name: '',
  description: '',
  price: '',
  durationMinutes: '',
  capacity: '',
  maxGroupSize: '',
  features: [],
  nameEs: '',
  descriptionEs: '',
  featuresEs: '',
};

export function isTourField(name: string): name is Exclude<keyof TourForm, 'features'> {
  return name in emptyTour && name !== 'features';
}

export function tourToForm(tour: StaffTourFragment): TourForm {
  const { type, name, description, price, durationMinutes, capacity, maxGroupSize, features } = tour;
  const { nameEs, descriptionEs, featuresEs } = tour;
  const spanish = {
    nameEs: nameEs ?? '',
    descriptionEs: descriptionEs ?? '',
    featuresEs: featuresEs?.join('\n') ?? '',
  };
  const size = { capacity: String(capacity), maxGroupSize: String(maxGroupSize) };
  const texts = { name, description, price, durationMinutes: String(durationMinutes) };
  return { type, ...texts, ...size, ...spanish, features: features.map((text) => ({ text })) };
}

/** "premium" → "Premium Tour" */
export function tourTypeLabel(type: TourType): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)} Tour`;
}

export function tourAsText(tour: TourForm) {
  const { name, description, price, durationMinutes, capacity, maxGroupSize, features } = tour;
  return {
    Name: name.trim(),
    Description: description.trim(),
    Price: price.trim(),
    Duration: `${durationMinutes.trim()} minutes`,
    Seats: capacity.trim(),
    'Largest party': maxGroupSize.trim(),
    Features: features
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join('\n'),
    'Name in Spanish': tour.nameEs.trim(),
    'Description in Spanish': tour.descriptionEs.trim(),
    'Features in Spanish': tour.featuresEs.trim(),
  };
}

/** "25 seats, parties of up to 20", "1 party of up to 20" */
export function sizeWords({
  capacity,
  maxGroupSize,
  soldByParty,
}: Pick<StaffTourFragment, 'capacity' | 'maxGroupSize' | 'soldByParty'>): string {
  if (soldByParty) return `${counted(capacity, 'party')} of up to ${maxGroupSize}`;
  return `${counted(capacity, 'seat')}, parties of up to ${maxGroupSize}`;
}
