import { eraAlts } from './era-alts.js';

/** What each drawing shows, not its story. Also the drawing's `<title>`. */
export const drawingAlts = {
  ...eraAlts,
  'story-beginning':
    'A typewriter and a cup of tea on a desk by the window; outside, the highway runs across a green plain',
  'story-transformation':
    'Inside a guard tower at night a man in a hat presses a button on the wall; two headlamps come up the drive below',
  'story-peak': 'Couples dance in the garden at night under strings of lamps; a band plays in a lit shell',
  'story-crusader-legacy':
    'The statue of a preacher on a stone pedestal against the morning sun; his long shadow falls between two groups of people',
  'story-man-behind-mission':
    'A boy in cap and suspenders reads on a crate, a mule at his shoulder; behind them cotton, a farmhouse and a church spire at dawn',
  'story-crusade-begins':
    'A lit tent at the end of a night street, crowds going in; dark saloon fronts with swing doors on both sides',
  'story-prophecy':
    'A large ringed microphone in lamplight; circles spread from it over the dark country to a lit house on a hill',
  'story-purchase': 'An iron key lies on a signed deed under a desk lamp; through the window a gate at dusk',
  'story-process':
    'One room in two halves: a covered gaming table in the dark; a man on a ladder takes down its lamp; school desks in morning light',
  'story-university': 'Square caps fly into a bright sky over a stone gate tower and the roofs of a campus',
  'story-legacy':
    'A lit museum case with a roulette wheel, two chips and a letter; visitors in the dark lean toward it',
  'story-hope':
    'Sunrise over the garden wall: in the gazebo one person kneels before another, swallows overhead, a city far off',
  'feature-casino':
    'A red room in section: a man in shirtsleeves folds a gaming table up into the wall on its hinge; a guest with a glass looks on',
  'feature-tunnels':
    'Guests in evening dress hurry down a stone tunnel past lanterns: one helps an old man, one carries her shoes',
  'feature-tea-garden':
    'A tile-roofed gazebo and stone walls around a small pool with two swans, tables laid for tea in the evening sun',
  'feature-pool':
    'A diver spreads both arms above a blue pool at night; a woman in a bathing cap looks up; beyond, lamps and the lit house',
  'feature-stables':
    'A gray horse looks out of a stone stall by lantern light; ROYAL FORD is carved over the half door',
  'feature-cooling':
    'A glass of ice water before a hot drive at noon; under the road, in a cool blue vault, an old man raises his glass by one lamp',
  'hill-eras':
    'The same hill eight times, from tea room to museum: above, the house in eight lights; below, earth, a pit, a casino, a raid, a classroom, an exhibit, and the tunnel',
  'archive-survey': 'A plan of the hill unrolled on a drawing table, with compasses, a rule and a lamp',
  'media-desk':
    'A reading desk under a green lamp: a newspaper on a stand, tied stacks, spectacles, scissors and a magnifying glass',
  'media-wall': 'A stone garden wall with a gap torn in it, in heavy rain; two people with an umbrella look on',
  'wide-tea-room':
    'A tea table by a wide window: a kettle over a flame, teapot, cakes, a plate of steak and a newspaper; outside, the highway and a city on the horizon',
  'wide-peak':
    'A roulette table across a green room: a dealer and two guests at the wheel under a lamp, a waiter and a smoker behind, chips, cards and coupes on the felt',
  'empty-table': 'A bare round table and a chair under a lamp, a clean plate and a folded napkin on the cloth',
} as const satisfies Readonly<Record<string, string>>;

export type DrawingId = keyof typeof drawingAlts;
