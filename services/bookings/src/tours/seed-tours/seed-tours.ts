import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import { type House, readHouse } from '@hilltop/house/read-house';
import { z } from 'zod';
import type { CreateTour } from '../create-tour/create-tour.js';
import type { TourRepository } from '../tour.repository.js';

const count = z.int().positive();
const cents = z.int().nonnegative();

/** `tours.json` of a house. */
const seeds = z.array(
  z.strictObject({
    /** Fixed, so that seeding twice adds nothing. */
    id: z.uuid(),
    type: z.enum(TOUR_TYPES),
    name: z.string(),
    description: z.string(),
    durationMinutes: count,
    features: z.array(z.string()),
    nameEs: z.string().optional(),
    descriptionEs: z.string().optional(),
    featuresEs: z.array(z.string()).optional(),
    /** The adult's. */
    priceCents: cents,
    /** Of other tickets; 0 seats are a lap. Nobody can buy them before a manager confirms them, and a tour without any sells adults alone. */
    prices: z.array(z.strictObject({ type: z.string(), cents, seats: z.int().min(0).max(1) })).optional(),
  }),
);

export function toursOf({ folder }: House): z.output<typeof seeds> {
  return folder.read('tours.json', seeds);
}

/** Adds only tours that have never been on offer: one that staff withdrew stays withdrawn. @returns the number added */
export async function seedTours(tours: TourRepository, createTour: CreateTour, house = readHouse()): Promise<number> {
  let added = 0;
  for (const { id, prices, ...draft } of toursOf(house)) {
    if (await tours.hasEverBeen(id)) continue;
    await createTour.execute(draft, null, id);
    if (prices) await tours.addExamples(id, prices);
    added += 1;
  }
  return added;
}
