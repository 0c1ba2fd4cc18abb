import type { DrawingId } from './drawing-alts.js';
import type { Sureness } from './sureness.js';

/** One stage of construction. `period` is the label of product.md, unchanged. */
export interface ConstructionStage {
  readonly period: string;
  readonly title: string;
  readonly text: string;
  readonly sureness: Sureness;
}

/**
 * The construction timeline of infra/docs/product.md. FOR THE OWNER: no source is known for the label `1928`; the text beside it
 * says nothing about that year, and the tea room is dated to the early 1920s by every source we have.
 */
export const constructionStages: readonly ConstructionStage[] = [
  {
    period: '1928',
    title: 'Tea room',
    text: 'A roomy house beside the Bankhead Highway, with a view toward Fort Worth. Beulah and Thomas Marshall had turned it into a tea room in the early 1920s; the sources we know give no drawings of it and no builder.',
    sureness: 'reported',
  },
  {
    period: '1930s',
    title: 'Underground expansion',
    text: 'The house is moved aside, a basement is dug, and the house is put back. Below it: casino, secret room and an escape tunnel. At the road: sandstone walls, guard towers and an iron gate on a drive of about nine hundred feet.',
    sureness: 'on record',
  },
  {
    period: '1940s',
    title: 'Peak',
    text: 'By now the hill has a restaurant, a garden with a stage for the band, a pool with a small gym beside it, a horse barn, a brothel, and a private stable for Royal Ford. There is more of it below the floor than above.',
    sureness: 'reported',
  },
  {
    period: '1960s',
    title: 'University conversion',
    text: 'The school that bought the hill in 1956 turns the gaming rooms into classrooms and offices. The old house gives way to an administration and student building. No year for either is certain.',
    sureness: 'reported',
  },
  {
    period: 'Present',
    title: 'Preserved site',
    text: 'A state landmark with a museum. One tunnel has a ramp and handrails, the garden walls still need money, and the collection is being digitized with the University of Texas at Arlington.',
    sureness: 'on record',
  },
];

/** A feature that still exists; `sureness` is that of its text. */
export interface NotableFeature {
  readonly name: string;
  readonly text: string;
  readonly sureness: Sureness;
}

export const notableFeatures: readonly NotableFeature[] = [
  {
    name: 'Main gate and guard towers',
    text: 'Native sandstone and iron, with towers for the guards and, once, a button that sounded in the casino.',
    sureness: 'on record',
  },
  {
    name: 'Tea garden',
    text: 'Stone walls, a gazebo with a tiled roof, and a retaining wall that lost a stretch to rain.',
    sureness: 'on record',
  },
  {
    name: 'Escape tunnel',
    text: 'A stretch that can be walked: about fifty feet, by one report.',
    sureness: 'reported',
  },
  { name: 'Swimming pool', text: 'Still in the ground, under a later roof.', sureness: 'on record' },
  {
    name: 'Royal Ford’s stable',
    text: 'Stone, with the stallion’s name cut over the door; in 2017 it held the alumni office.',
    sureness: 'reported',
  },
  {
    name: 'Moving walls and fold-away tables',
    text: 'Sliding doors, turning walls, tables that went into the wall. Often told, but found in no drawing.',
    sureness: 'reported',
  },
  {
    name: 'Statue of J. Frank Norris',
    text: 'By Pompeo Coppini, sculptor of the Alamo Cenotaph.',
    sureness: 'on record',
  },
  {
    name: 'Roulette wheel',
    text: 'An original, in the museum, beside two poker chips, a letterhead and a dog’s collar.',
    sureness: 'on record',
  },
];

export const archiveDrawing: DrawingId = 'archive-survey';
