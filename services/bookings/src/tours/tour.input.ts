import { parseCents } from '@hilltop/platform/values/cents';
import { z } from 'zod';
import type { TourChange, TourDraft } from './tour.entity.js';
import { TOUR_TYPES } from './tour-type.js';

/** Highest price, in cents per person, as in the column's CHECK. */
const MAX_PRICE_CENTS = 1_000_000;

const priceCents = z.string().transform((text, context) => {
  const cents = parseCents(text.trim());
  if (cents !== undefined && cents <= MAX_PRICE_CENTS) return cents;
  context.addIssue({ code: 'custom', message: 'Price must be an amount such as 25.00, up to 10000.00' });
  return z.NEVER;
});

const line = (name: string, max: number) =>
  z.string().trim().min(1, `${name} is required`).max(max, `${name} can have at most ${max} characters`);

const fields = {
  name: line('Name', 120),
  description: line('Description', 2000),
  price: priceCents,
  duration: line('Duration', 60),
  features: z
    .array(z.string().trim().max(160, 'A feature can have at most 160 characters'))
    .max(30, 'A tour can list at most 30 features')
    .transform((features) => features.filter((feature) => feature !== '')),
};

/** What staff enter for a new tour (product.md §5, Admin tour form). Blank features are dropped. */
export const createTourInput = z
  .object({ type: z.enum(TOUR_TYPES, 'Type must be standard, premium or private'), ...fields })
  .transform(({ price, ...rest }): TourDraft => ({ ...rest, priceCents: price }));

/** What staff enter to change a tour: the same, without the type. */
export const updateTourInput = z
  .object(fields)
  .transform(({ price, ...rest }): TourChange => ({ ...rest, priceCents: price }));
