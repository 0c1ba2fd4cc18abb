import type { Certainty } from './certainty.js';
import type { DrawingId } from './drawing-alts.js';

/** `period` is the label of product.md, unchanged. */
export interface ConstructionStage {
  readonly period: string;
  readonly title: string;
  readonly text: string;
  readonly certainty: Certainty;
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
    certainty: 'reported',
  },
  {
    period: '1930s',
    title: 'Underground expansion',
    text: 'The house is moved aside, a basement is dug, and the house is put back. Below it: casino, secret room and an escape tunnel. At the road: sandstone walls, guard towers and an iron gate on a drive of about nine hundred feet.',
    certainty: 'on record',
  },
  {
    period: '1940s',
    title: 'Peak',
    text: 'By now the hill has a restaurant, a garden with a stage for the band, a pool with a small gym beside it, a horse barn, a brothel, and a private stable for Royal Ford. There is more of it below the floor than above.',
    certainty: 'reported',
  },
  {
    period: '1960s',
    title: 'University conversion',
    text: 'The school that bought the hill in 1956 turns the gaming rooms into classrooms and offices. The old house gives way to an administration and student building. No year for either is certain.',
    certainty: 'reported',
  },
  {
    period: 'Present',
    title: 'Preserved site',
    text: 'A state landmark with a museum. One tunnel has a ramp and handrails, the garden walls still need money, and the collection is being digitized with the University of Texas at Arlington.',
    certainty: 'on record',
  },
];

/** `certainty` is that of the text. */
export interface NotableFeature {
  readonly name: string;
  readonly text: string;
  readonly certainty: Certainty;
}

export const notableFeatures: readonly NotableFeature[] = [
  {
    name: 'Main gate and guard towers',
    text: 'Native sandstone and iron, with towers for the guards and, once, a button that sounded in the casino.',
    certainty: 'on record',
  },
  {
    name: 'Tea garden',
    text: 'Stone walls, a gazebo with a tiled roof, and a retaining wall that lost a stretch to rain.',
    certainty: 'on record',
  },
  {
    name: 'Escape tunnel',
    text: 'A stretch that can be walked: about fifty feet, by one report.',
    certainty: 'reported',
  },
  { name: 'Swimming pool', text: 'Still in the ground, under a later roof.', certainty: 'on record' },
  {
    name: 'Royal Ford’s stable',
    text: 'Stone, with the stallion’s name cut over the door; in 2017 it held the alumni office.',
    certainty: 'reported',
  },
  {
    name: 'Moving walls and fold-away tables',
    text: 'Sliding doors, turning walls, tables that went into the wall. Often told, but found in no drawing.',
    certainty: 'reported',
  },
  {
    name: 'Statue of J. Frank Norris',
    text: 'By Pompeo Coppini, sculptor of the Alamo Cenotaph.',
    certainty: 'on record',
  },
  {
    name: 'Roulette wheel',
    text: 'An original, in the museum, beside two poker chips, a letterhead and a dog’s collar.',
    certainty: 'on record',
  },
];

export const archiveDrawing: DrawingId = 'archive-survey';

/** A thing that is known to exist, drawn as in a museum's catalog. */
export interface Evidence {
  /** The `view` of `art/evidence.svg`. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The size next to the drawing; undefined if nobody has given us one. */
  readonly value?: string;
  readonly certainty: Certainty;
}

export const evidence: readonly Evidence[] = [
  {
    id: 'wheel',
    name: 'A roulette wheel',
    text: 'An original, shown in the museum. Its numbers are left out.',
    value: 'Twelve inches, if the wheel is of the usual size',
    certainty: 'on record',
  },
  {
    id: 'chips',
    name: 'Two poker chips',
    text: 'With these two the collection began. Their print and color we leave open.',
    value: 'One inch, if the chips are of the usual size',
    certainty: 'on record',
  },
  {
    id: 'letterhead',
    name: 'A letterhead',
    text: 'It is in the collection. We have not seen what is printed on it.',
    value: 'Three inches, if it is a business letter',
    certainty: 'on record',
  },
  {
    id: 'collar',
    name: 'A dog’s collar',
    text: 'It is in the collection, too. The buckle and the plate are ours.',
    value: 'Three inches, for a large dog',
    certainty: 'on record',
  },
  {
    id: 'lintel',
    name: 'A name in stone',
    text: 'Royal Ford’s name is still cut over the door of his stable. The letters are ours.',
    certainty: 'on record',
  },
  {
    id: 'marker',
    name: 'The state’s marker',
    text: 'It stands at the stone gate. We leave its text to be read there.',
    certainty: 'on record',
  },
];

/** A photograph that exists but is not ours to show, with its keeper. */
export interface KeptElsewhere {
  readonly text: string;
  readonly source: string;
  readonly sourcePage: string;
}

export const keptElsewhere: readonly KeptElsewhere[] = [
  {
    text: 'Fred Browning at the edge of the pool, in a pin-striped suit and spats.',
    source: 'The museum of Top O’ Hill Terrace',
    sourcePage: 'https://topohillterrace.com/',
  },
  {
    text: 'Lew Jenkins, the boxer, with Fred Browning and the manager Hymie Caplin.',
    source: 'University of Texas at Arlington',
    sourcePage: 'https://websites.uta.edu/topohillterrace',
  },
];
