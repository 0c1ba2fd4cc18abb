import { z } from '../../../document/zod.js';
import type { CreateTourInput, StaffTourFragment, TourType } from '../../../generated/staff-operations.js';
import type { Difference } from '../forms/changed-meanwhile.js';
import { differencesBetween } from '../forms/differences.js';
import { priceShape } from '../forms/price.js';
import { requiredText } from '../forms/required-text.js';

/** In the order of the form (spec.md §9). */
export const tourTypes = ['standard', 'premium', 'private'] as const satisfies readonly TourType[];

/** Everything but features is required (spec.md §5, Admin tour form). Blank features are left out. */
export const tourShape = z
  .object({
    type: z.enum(tourTypes),
    name: requiredText('Name', 120),
    description: requiredText('Description', 2000),
    price: priceShape('25.00'),
    duration: requiredText('Duration', 60),
    features: z
      .array(z.object({ text: z.string().trim().max(160, 'A feature can have at most 160 characters') }))
      .max(30, 'A tour can list at most 30 features'),
  })
  .transform(
    ({ features, ...rest }): CreateTourInput => ({
      ...rest,
      features: features.map(({ text }) => text).filter((text) => text !== ''),
    }),
  );

export type TourForm = z.input<typeof tourShape>;

/** What the form is reset to (spec.md §4). */
export const emptyTour: TourForm = {
  type: 'standard',
  name: '',
  description: '',
  price: '',
  duration: '',
  features: [],
};

export const isTourField = (name: string): name is Exclude<keyof TourForm, 'features'> =>
  name in emptyTour && name !== 'features';

/** A tour as the form takes it. */
export const tourInForm = ({ type, name, description, price, duration, features }: StaffTourFragment): TourForm => ({
  type,
  name,
  description,
  price,
  duration,
  features: features.map((text) => ({ text })),
});

/** "Premium Tour" (spec.md §2: the type followed by "Tour"). */
export const typeInWords = (type: TourType): string => `${type.charAt(0).toUpperCase()}${type.slice(1)} Tour`;

const inWords = ({ name, description, price, duration, features }: TourForm) => ({
  Name: name.trim(),
  Description: description.trim(),
  Price: price.trim(),
  Duration: duration.trim(),
  Features: features
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n'),
});

/** Where what was typed differs from what the tour is now. Its type stays what it is. */
export const tourDifferences = (current: StaffTourFragment, typed: TourForm): readonly Difference[] =>
  differencesBetween(inWords(tourInForm(current)), inWords(typed));
