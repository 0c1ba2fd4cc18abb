import type { Certainty } from './certainty.js';

export interface Claim {
  readonly text: string;
  readonly certainty: Certainty;
  readonly source: string;
}

/** The home page's text about one place on the way down. */
export interface Stop {
  readonly id: string;
  readonly place?: string;
  /** A stop without a heading continues the previous one. */
  readonly heading?: string;
  readonly claims: readonly Claim[];
  /** Whether the drawing shows people, none of them real. */
  readonly hasPeople?: boolean;
  readonly way?: { readonly to: string; readonly label: string };
}

/** Who was here, by name, on a plate of its own. The picture shows nobody's face. */
export interface Plate extends Claim {
  /** Its `view` in the drawing. */
  readonly id: string;
  readonly name: string;
  readonly to: string;
}

export const plates = {
  beulah: {
    id: 'beulah',
    name: 'Beulah Marshall',
    text: 'She wrote a women’s page for the Dallas Journal, and ran the tea room with her husband Thomas.',
    certainty: 'on record',
    source: 'University of Texas at Arlington',
    to: '/history#the-beginning',
  },
  mary: {
    id: 'mary',
    name: 'Mary Browning',
    text: 'She was the hostess, and greeted the guests whom the guards had let in.',
    certainty: 'reported',
    source: 'The museum',
    to: '/history#the-transformation',
  },
  jack: {
    id: 'jack',
    name: 'Jack Poe',
    text: 'He worked on the hill as a teenager. In 2003 he told a newspaper that people who worked here kept quiet.',
    certainty: 'on record',
    source: 'Fort Worth Star-Telegram',
    to: '/history#the-peak-era',
  },
} as const satisfies Readonly<Record<string, Plate>>;

/** Below the gate, above the statistics. */
export const underTheDrive: Stop = {
  id: 'drive',
  heading: 'Two towers, 900 feet of drive, one button',
  claims: [
    {
      text: 'Guards watched the drive. A button at the gate warned the casino.',
      certainty: 'on record',
      source: 'Handbook of Texas; Sean Chaffin; Blood Aces',
    },
  ],
};

/** The line that the hill is told by: over the section, at the end of the drive and on /structures. On record. */
export const underThisFloor = 'There was a casino under this floor.';

/** From the hilltop to the end of the tunnel, in order. */
export const stops = {
  garden: {
    id: 'garden',
    hasPeople: true,
    place: 'The hilltop',
    heading: 'The tea garden',
    claims: [
      {
        text: 'During a raid, guests slipped out here to half-finished suppers, set as if they had been at the table all evening.',
        certainty: 'reported',
        source: 'Sean Chaffin; CBS Texas',
      },
    ],
  },
  house: {
    id: 'house',
    hasPeople: true,
    place: 'Upstairs',
    heading: 'The tea room',
    claims: [
      {
        text: 'Beulah Marshall’s tea room drew guests from Dallas and Fort Worth. The later restaurant was real too: many diners never knew what lay under the floor.',
        certainty: 'on record',
        source: 'State marker',
      },
    ],
  },
  doors: {
    id: 'doors',
    hasPeople: true,
    place: 'First landing',
    heading: 'Five doors',
    claims: [
      {
        text: 'About five, one behind another. One had a two-way mirror, one a peephole by the hat check, one a small hatch. A sign asked visitors to leave their revolvers.',
        certainty: 'reported',
        source: 'The museum',
      },
    ],
  },
  casino: {
    id: 'casino',
    hasPeople: true,
    place: 'Under the floor: the casino',
    heading: 'They moved the house, dug a casino, and put the house back',
    claims: [
      {
        text: 'Fred Browning had the house moved off its foundation and a basement dug under it.',
        certainty: 'on record',
        source: 'The museum; Wikipedia',
      },
      {
        text: 'At a warning from the gate, the tables are said to have folded into the walls.',
        certainty: 'reported',
        source: 'Blood Aces',
      },
    ],
    way: { to: '/structures#alarm', label: 'Press the alarm button' },
  },
  secretRoom: {
    id: 'secret-room',
    place: 'Behind a panel',
    heading: 'The secret room',
    claims: [
      {
        text: 'When the law came, the equipment went in here. An original roulette wheel is in the museum now.',
        certainty: 'on record',
        source: 'State marker; University of Texas at Arlington',
      },
    ],
  },
  tunnel: {
    id: 'tunnel',
    place: 'The way out',
    heading: 'The tunnel',
    claims: [
      {
        text: 'A tunnel led from the casino to the tea garden and the hillside. At least one survives.',
        certainty: 'on record',
        source: 'CBS Texas; Bluestone',
      },
    ],
  },
  raid: {
    id: 'raid',
    hasPeople: true,
    claims: [
      {
        text: 'In August 1947, around midnight, four Rangers came up through the brush, to avoid the guards.',
        certainty: 'reported',
        source: 'Sean Chaffin',
      },
    ],
  },
  morning: {
    id: 'morning',
    hasPeople: true,
    heading: 'And out into a Texas morning',
    claims: [
      {
        text: 'In 1956 a Bible seminary bought the hill. It is a university today, and you can walk the tunnel.',
        certainty: 'on record',
        source: 'State marker',
      },
    ],
  },
} as const satisfies Readonly<Record<string, Stop>>;
