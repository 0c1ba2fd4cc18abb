import { flat, type Pose } from './ticket-picture.js';

const middle = [640, 360] as const;

interface Held {
  readonly name: string;
  readonly pose: Pose;
  /** 1, daylight, by default. */
  readonly light?: number;
}

/** Ways in which a guest may hold a ticket. */
export const poses: readonly [Held, ...Held[]] = [
  { name: 'Upright', pose: flat(middle, 360) },
  { name: 'Tilted', pose: flat(middle, 360, 18) },
  { name: 'Headfirst', pose: flat(middle, 360, 186) },
  {
    name: 'Aslant',
    pose: {
      corners: [
        [480, 180],
        [800, 230],
        [780, 500],
        [500, 560],
      ],
    },
  },
  { name: 'Dim', pose: flat(middle, 360, -6), light: 0.25 },
  { name: 'Small', pose: flat([660, 380], 150, 5) },
  { name: 'Inverted', pose: { ...flat(middle, 360, 3), isInverted: true } },
  { name: 'Torn', pose: { ...flat(middle, 360, 8), torn: 0.3 } },
];
