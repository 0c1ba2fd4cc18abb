import type { CreateTour } from '../create-tour/create-tour.js';
import type { TourDraft } from '../tour.entity.js';
import type { ExamplePrice, TourRepository } from '../tour.repository.js';

/** Cents, without the adult's price. Infants sit on a lap, and companions come free. */
const examples = (child: number, senior: number, student: number): ExamplePrice[] => [
  { type: 'child', cents: child, seats: 1 },
  { type: 'infant', cents: 0, seats: 0 },
  { type: 'senior', cents: senior, seats: 1 },
  { type: 'student', cents: student, seats: 1 },
  { type: 'military', cents: student, seats: 1 },
  { type: 'companion', cents: 0, seats: 1 },
];

/** A tour without examples sells adults alone. */
type SeedTour = TourDraft & { readonly id: string; readonly examples?: ExamplePrice[] };

/** Their ids are fixed, so that seeding twice adds nothing. */
const SEED_TOURS: readonly SeedTour[] = [
  {
    id: '0b8f3a4e-5d5b-4d0e-9a51-6f1d6a3c1e01',
    type: 'standard',
    name: 'Gate to Garden',
    description: 'The whole story on foot, from the stone gate on the old highway to the tea garden and its view.',
    durationMinutes: 90,
    features: [
      'The sandstone gate and its guard towers',
      'The tea garden and its overlook',
      'The stable of Royal Ford',
      'A walk through the restored tunnel',
    ],
    priceCents: 2500,
    examples: examples(1200, 2000, 1800),
  },
  {
    id: '0b8f3a4e-5d5b-4d0e-9a51-6f1d6a3c1e02',
    type: 'premium',
    name: 'Above and Below',
    description: 'A smaller party and more time: the tunnel, the ground where the tables stood, and the collection.',
    durationMinutes: 120,
    features: [
      'All of Gate to Garden',
      'The museum and its roulette wheel',
      'The story of the raid, told on the spot',
      'Time for questions at every stop',
    ],
    priceCents: 4500,
    examples: examples(2200, 3800, 3500),
  },
  {
    id: '0b8f3a4e-5d5b-4d0e-9a51-6f1d6a3c1e03',
    type: 'private',
    name: 'The Hill to Yourselves',
    description:
      'Your party alone with a guide, at your own pace: the gambling and the preaching, in the order you like.',
    durationMinutes: 180,
    features: [
      'A private guide for your party',
      'A route of your choice',
      'Welcome for schools, churches and families',
      'Photography allowed everywhere',
    ],
    priceCents: 7500,
  },
];

/** Adds only tours that have never been on offer: one that staff withdrew stays withdrawn. @returns the number added */
export async function seedTours(tours: TourRepository, createTour: CreateTour): Promise<number> {
  let added = 0;
  for (const { id, examples: prices, ...draft } of SEED_TOURS) {
    if (await tours.hasEverBeen(id)) continue;
    await createTour.execute(draft, null, id);
    if (prices) await tours.addExamples(id, prices);
    added += 1;
  }
  return added;
}
