/** A small drawing that only the lantern shows. It claims nothing. */
export interface Find {
  /** `data-scene` of the section it is in. */
  readonly scene: string;
  /** Its middle, as a share of the drawing's width and height. */
  readonly x: number;
  readonly y: number;
  /** Width on a drawing of 1440, and the size of its own. */
  readonly shown: number;
  readonly width: number;
  readonly height: number;
  readonly paths: readonly (readonly [d: string, color: string])[];
}

export const finds: readonly Find[] = [
  {
    scene: 'stair',
    x: 0.224,
    y: 0.168,
    shown: 24,
    width: 40,
    height: 14,
    paths: [
      ['M0 7Q9-1 18 7 9 15 0 7zM22 7Q31-1 40 7 31 15 22 7z', '#fff3d0'],
      ['M5.5 7a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM27.5 7a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z', '#14110e'],
    ],
  },
  {
    scene: 'stair',
    x: 0.355,
    y: 0.8,
    shown: 54,
    width: 40,
    height: 44,
    paths: [
      ['M4 44C-6 20 2 0 20 0s26 20 16 44h-8C34 24 32 9 20 9S6 24 12 44z', '#a9b3ad'],
      ['M5 20h4v4H5zM8 10h4v4H8zM31 20h4v4h-4zM28 10h4v4h-4z', '#14110e'],
    ],
  },
  {
    scene: 'casino',
    x: 0.272,
    y: 0.6,
    shown: 20,
    width: 20,
    height: 28,
    paths: [
      ['M2 1 17 4 13 27-1 24z', '#fffaf0'],
      ['M7.5 10c2-3 5-1 4 2l-5 6c-3-3-3-8 1-8z', '#b8302f'],
    ],
  },
  {
    scene: 'casino',
    x: 0.5,
    y: 0.75,
    shown: 44,
    width: 40,
    height: 20,
    paths: [
      ['M0 12a10 5 0 0 1 20 0v4a10 5 0 0 1-20 0z', '#a32b30'],
      ['M4 12a6 3 0 0 1 12 0 6 3 0 0 1-12 0z', '#fff3d0'],
      ['M20 8a10 5 0 0 1 20 0v4a10 5 0 0 1-20 0z', '#2f7a5e'],
      ['M24 8a6 3 0 0 1 12 0 6 3 0 0 1-12 0z', '#fff3d0'],
    ],
  },
  {
    scene: 'secret-room',
    x: 0.47,
    y: 0.8,
    shown: 46,
    width: 48,
    height: 22,
    paths: [
      ['M2 20q2-14 18-14 4-8 9-4 8 2 13 12-6 4-10 3-4 4-10 3z', '#c9a27a'],
      ['M2 20Q-8 10 6 6l1 2q-9 4 0 10z', '#c98a76'],
      ['M34 11h3v3h-3z', '#14110e'],
    ],
  },
  {
    scene: 'secret-room',
    x: 0.74,
    y: 0.87,
    shown: 58,
    width: 52,
    height: 20,
    paths: [
      ['M10 0a10 10 0 1 1-.1 20A10 10 0 0 1 10 0zm0 6a4 4 0 1 0 .1 8A4 4 0 0 0 10 6z', '#e6c983'],
      ['M18 8h33v10h-6v-6h-4v4h-5v-4H18z', '#e6c983'],
    ],
  },
  {
    scene: 'tunnel',
    x: 0.42,
    y: 0.36,
    shown: 40,
    width: 44,
    height: 40,
    paths: [
      [
        'M22 12q4-10 12-6 8 6-2 16L22 34 12 22Q2 12 10 6q8-4 12 6zm0 5q-4-12-10-8-5 5 2 11l8 9 8-9q7-6 2-11-6-4-10 8z',
        '#f3dcb0',
      ],
      ['M0 34 40 4l2 2L2 37z', '#f3dcb0'],
    ],
  },
];
