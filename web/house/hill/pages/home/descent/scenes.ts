import casino from '../../../drawings/descent/casino.svg';
import night from '../../../drawings/descent/night.svg';
import secret from '../../../drawings/descent/secret.svg';
import stair from '../../../drawings/descent/stair.svg';
import tunnel from '../../../drawings/descent/tunnel.svg';
import { plates, stops } from '../../../texts/descent.js';
import type { Scene } from './scene.js';

export const scenes: readonly Scene[] = [
  {
    id: 'hilltop',
    src: night,
    height: 1120,
    alt: 'Illustration. Night on the hilltop: the house open in section, ladies at tea under table lamps; beside it a leader before his band, a couple dancing, the gazebo under a string of lamps',
    places: [
      {
        stop: stops.garden,
        at: { left: 57, top: 21, width: 35 },
        crops: [
          {
            view: 'garden',
            x: 800,
            y: 640,
            width: 580,
            height: 330,
            alt: 'Illustration. The tea garden: a leader before his band in a lit shell, a couple dancing, the gazebo under a string of lamps',
          },
        ],
      },
      {
        stop: stops.house,
        at: { left: 9.5, top: 12, width: 37 },
        crops: [
          {
            view: 'house',
            x: 96,
            y: 380,
            width: 710,
            height: 590,
            alt: 'Illustration. The house open in section: ladies at tea under table lamps, a waiter with a tray',
          },
        ],
        person: { plate: plates.beulah, at: { left: 22, top: 84.5, width: 34 } },
      },
    ],
  },
  {
    id: 'stair',
    src: stair,
    height: 820,
    alt: 'Illustration. A stair goes down through the rock to five doors, one behind another, each open a little wider; a guest at the first, the hat check before the second, a hostess at the foot',
    places: [
      {
        stop: stops.doors,
        at: { left: 57, top: 8, width: 36 },
        crops: [
          {
            view: 'upper',
            x: 206,
            y: 14,
            width: 446,
            height: 400,
            alt: 'Illustration. The first door, ajar, with its mirror; a card at the hat check asks guests to leave their revolvers',
          },
          {
            view: 'middle',
            x: 586,
            y: 206,
            width: 420,
            height: 392,
            alt: 'Illustration. Two more doors; a couple whispers, a porter holds the next one open',
          },
          {
            view: 'lower',
            x: 900,
            y: 316,
            width: 510,
            height: 500,
            alt: 'Illustration. The last door stands wide open; at the foot of the stair a hostess shows the way down',
          },
        ],
        person: { plate: plates.mary, at: { left: 33, top: 76, width: 32 } },
      },
    ],
  },
  {
    id: 'casino',
    src: casino,
    height: 840,
    alt: 'Illustration. The casino hall under three brass lamps: a man leans in to the wheel, a dealer rakes, an old man counts, the hostess greets, a guest watches the door',
    places: [
      {
        stop: stops.casino,
        at: { left: 21.6, top: 96, width: 70 },
        crops: [
          {
            view: 'middle',
            x: 408,
            y: 60,
            width: 578,
            height: 672,
            alt: 'Illustration. The casino hall: a man leans in to the wheel, a dealer rakes, an old man counts',
          },
        ],
      },
    ],
  },
  {
    id: 'secret-room',
    src: secret,
    height: 600,
    alt: 'Illustration. The secret room: a roulette wheel against the plank wall, folded tables, crates, the panel ajar',
    places: [
      {
        stop: stops.secretRoom,
        at: { left: 61, top: 24, width: 31 },
        crops: [
          {
            view: 'room',
            x: 126,
            y: 40,
            width: 700,
            height: 490,
            alt: 'Illustration. The secret room: a roulette wheel against the plank wall, folded tables, crates, the panel ajar',
          },
        ],
      },
    ],
  },
  {
    id: 'tunnel',
    src: tunnel,
    height: 860,
    alt: 'Illustration. Guests in evening dress hurry down the tunnel past lanterns, each in his own way, to where the light comes round the corner',
    places: [
      {
        stop: stops.tunnel,
        at: { left: 57, top: 6, width: 35 },
        crops: [
          {
            view: 'run',
            x: 540,
            y: 296,
            width: 566,
            height: 440,
            alt: 'Illustration. Guests in evening dress hurry down the tunnel: one helps an old man, one carries her shoes',
          },
        ],
      },
      {
        stop: stops.raid,
        at: { left: 8.5, top: 68, width: 33 },
        crops: [
          {
            view: 'end',
            x: 900,
            y: 380,
            width: 540,
            height: 420,
            alt: 'Illustration. The bend of the tunnel, light coming in, a man looks back',
          },
        ],
        person: { plate: plates.jack, at: { left: 8.5, top: 85, width: 36 } },
      },
    ],
  },
];
