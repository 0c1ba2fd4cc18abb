import type { Certainty } from './certainty.js';
import type { DrawingId } from './drawing-alts.js';
import { premiumTour, type SeenOnTour, standardTour } from './seen-on-tours.js';

/** In its page's address. */
export type RoomId =
  | 'casino'
  | 'underground-tunnels'
  | 'tea-garden'
  | 'swimming-pool'
  | 'horse-stables'
  | 'cooling-system'
  | 'secret-room';

/** A room of the hill that is cut open: its card, and its text beside the drawing. */
export interface Room {
  readonly id: RoomId;
  readonly title: string;
  readonly description: string;
  readonly detailedDescription: readonly string[];
  readonly certainty: Certainty;
  /** The basis of the certainty, for the line below the text. */
  readonly footing: string;
  /** Undefined if no tour shows it. */
  readonly seenOn?: SeenOnTour;
  /** Who has it on record, in a few words; undefined if nobody does. */
  readonly source?: string;
}

/** A room of product.md's list, with a drawing of its own. */
export interface Feature extends Room {
  readonly drawing: DrawingId;
}

/** In the order of product.md. */
export const features: readonly Feature[] = [
  {
    id: 'casino',
    drawing: 'feature-casino',
    title: 'Casino',
    description: 'A gaming floor under a restaurant{, and five doors before a guest reached it}.',
    detailedDescription: [
      'The casino lay in the basement that Fred Browning had dug under the tea house{: about six thousand square feet by one report, for roulette, blackjack and craps, and a showroom}. {A guest who had passed the gate still had some five doors ahead of him, one with a two-way mirror, one with a peephole by the hat-check, one with a little hatch. A sign asked for revolvers to be left outside.}',
      '{The tables are said to have folded into the walls like beds in a small hotel, or to have turned into ordinary furniture.} The museum shows an original roulette wheel.',
    ],
    certainty: 'reported',
    footing: 'The casino and the secret room are on record; doors, size and folding tables are reported.',
    seenOn: premiumTour,
    source: 'State marker; Handbook of Texas',
  },
  {
    id: 'underground-tunnels',
    drawing: 'feature-tunnels',
    title: 'Underground Tunnels',
    description: 'The way out. At least one survives, and can be walked.',
    detailedDescription: [
      'From the level of the casino a tunnel led to the tea garden and the hillside. {About fifty feet of it survive, near the kitchen of the administration building, with a ramp and rails.}',
      '{Another line is said to have run from the main stable. More are suspected, and a drone has been sent to look.} So far we can show you one.',
    ],
    certainty: 'on record',
    footing: 'The escape tunnel is on record; its length is reported; all others are guesses.',
    seenOn: standardTour,
    source: 'CBS Texas; Bluestone',
  },
  {
    id: 'tea-garden',
    drawing: 'feature-tea-garden',
    title: 'Tea Garden',
    description: 'Sandstone walls, a tiled gazebo{, and the best alibi in the county}.',
    detailedDescription: [
      'North of the house, inside sandstone walls{ of roughly seventy by ninety-five feet}, lay the garden: ironwork, benches, a small pond with swans, a stage for the band, a gazebo with a tiled roof, and a view toward Fort Worth. {One of the highest spots in the county, by local account.}',
      '{During a raid, guests came up from below and sat down to half-eaten suppers.} Part of the retaining wall has since been lost to rain. {Students pray here now, and couples have been known to leave it engaged.}',
    ],
    certainty: 'on record',
    footing: 'The garden is on record; the suppers during a raid are reported.',
    seenOn: standardTour,
    source: 'The museum',
  },
  {
    id: 'swimming-pool',
    drawing: 'feature-pool',
    title: 'Swimming Pool',
    description: '{Diners swam in it. Boxers trained in it.} It is still here, indoors.',
    detailedDescription: [
      '{Guests of the restaurant swam here. So did the boxers who trained on the hill, swimming laps between rounds in a small gym and a sparring ring close by: Lou Brouillard in 1933, Maxie Rosenbloom later in the decade.} A photograph shows Fred Browning at the edge in a pin-striped suit and spats.',
      'The pool survives under a later roof, and the city would like to make something of it. We know of no record of its size, its date or its builder.',
    ],
    certainty: 'on record',
    footing: 'The pool and the photograph are on record; the training is reported by the museum.',
    source: 'The museum; UT Arlington',
  },
  {
    id: 'horse-stables',
    drawing: 'feature-stables',
    title: 'Horse Stables',
    description: 'A barn for the horses, and a house of his own for Royal Ford.',
    detailedDescription: [
      'In addition to the main barn there was a private stable, built of stone, for one horse: Royal Ford, a gray stallion by Swynford out of Royal Yoke. His name is still cut over the door. {How he came here is told in two ways. The state marker has Browning buy him from the oilman W. T. Waggoner; the racing press has a horseman hand him over to settle a gambling debt, fresh from the Waggoner stables.}',
      'He turned Browning into a breeder, who built more barns and, when he had too many mares, bought land at Cresson. After Browning’s death the horses were sold, in 1954.',
    ],
    certainty: 'on record',
    footing: 'Stables, stallion and sale are on record; of the bargain there are two accounts.',
    seenOn: standardTour,
    source: 'State marker',
  },
  {
    id: 'cooling-system',
    drawing: 'feature-cooling',
    title: 'Cooling System',
    description: 'How a casino was kept cool in a Texas August, no record says.',
    detailedDescription: [
      'Rooms dug into a hillside stay cooler than the summer above them.',
      'We have found no record of how the casino was cooled. Ask your guide what is told.',
    ],
    certainty: 'local tradition',
    footing: 'No record found; the rest is tradition.',
  },
];

/** It has no drawing of its own: its card shows it on the drawing of the hill. */
export const secretRoom: Room = {
  id: 'secret-room',
  title: 'Secret Room',
  description: 'During raids, the equipment of the casino went in here.',
  detailedDescription: [
    'The state marker tells of a secret room that hid the gambling equipment during raids.',
    'The museum shows an original roulette wheel. The panel, the lantern and the tables in this picture are ours.',
  ],
  certainty: 'on record',
  footing: 'The room and the wheel are on record; where the room lay is our drawing.',
  source: 'State marker; NBC 5',
};
