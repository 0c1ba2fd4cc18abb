import { create } from 'qrcode';
import sharp from 'sharp';

/** In pixels. */
export type Point = readonly [x: number, y: number];

/** Position of a code in the picture. */
export interface Pose {
  /** Its corners with the quiet border: upper left, upper right, lower right, lower left. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** Share of each side that is torn off at the lower right corner. */
  readonly torn?: number;
  /** Light on dark, as on a screen with inverted colors. */
  readonly isInverted?: boolean;
}

export interface View {
  readonly codes: readonly { readonly text: string; readonly pose: Pose }[];
  /** 1 is daylight. */
  readonly light?: number;
  /** A white square in the upper left corner, which the scanner ignores. */
  readonly isMarked?: boolean;
}

export const width = 1280;
export const height = 720;
/** Modules of paper around a code, as scanners need. */
const quiet = 4;

/** A code with its middle at a point, turned by `degrees`. @param side in pixels, with its border */
export function flat([x, y]: Point, side: number, degrees = 0): Pose {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corner = (right: number, down: number): Point => [
    x + (side / 2) * (right * cos - down * sin),
    y + (side / 2) * (right * sin + down * cos),
  ];
  return { corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] };
}

/** Maps the unit square to four corners, as a lens does (P. Heckbert, "Fundamentals of Texture Mapping", 1989). */
function projection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Pose['corners']): (u: number, v: number) => Point {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / whole;
  const h = (dx1 * dy3 - dx3 * dy1) / whole;
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return [
      ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / depth,
      ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / depth,
    ];
  };
}

function shape(points: readonly Point[]): string {
  return `M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}z`;
}

function drawCode(text: string, { corners, torn = 0, isInverted = false }: Pose): string {
  const [paper, ink] = isInverted ? ['#0d1417', '#fffaf0'] : ['#fffaf0', '#0d1417'];
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * quiet;
  const at = projection(corners);
  const rectangle = (left: number, top: number, right: number, bottom: number): string =>
    shape([at(left, top), at(right, top), at(right, bottom), at(left, bottom)]);
  const dark = Array.from(modules.data).flatMap((isDark, index) => {
    const [column, row] = [(index % modules.size) + quiet, Math.floor(index / modules.size) + quiet];
    return isDark ? [rectangle(column / side, row / side, (column + 1) / side, (row + 1) / side)] : [];
  });
  const tear = torn > 0 ? shape([at(1.01, 1 - torn), at(1.01, 1.01), at(1 - torn, 1.01)]) : '';
  return `<path d="${rectangle(0, 0, 1, 1)}" fill="${paper}"/><path d="${dark.join('')}" fill="${ink}"/>
    <path d="${tear}" fill="${table}"/>`;
}

const table = '#8a6f4d';

/** A table with a printed sheet: something to look at that is not a code. */
const scene = `<rect width="${width}" height="${height}" fill="${table}"/>
  <path d="M${Array.from({ length: 24 }, (_, index) => `0 ${15 + index * 31}H${width}`).join('M')}" stroke="#7c6342" stroke-width="2"/>
  <rect x="250" y="-20" width="800" height="800" fill="#efe6d2" transform="rotate(-3 640 360)"/>
  <g font-family="serif" font-size="26" fill="#35302a" transform="rotate(-3 640 360)">
    ${Array.from({ length: 20 }, (_, index) => `<text x="290" y="${30 + index * 37}">A house on a hill, a tour of the garden and the tunnels</text>`).join('')}
  </g>`;

/** A picture as a camera takes it: slightly blurred, with noise, in JPEG. */
export async function takePicture({ codes, light = 1, isMarked = false }: View): Promise<Buffer> {
  const drawn = codes.map(({ text, pose }) => drawCode(text, pose)).join('');
  const mark = `<rect width="64" height="64" fill="${isMarked ? '#fff' : '#000'}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scene}${drawn}${mark}</svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  const lit = await sharp(Buffer.from(svg)).removeAlpha().blur(0.8).linear(light, 0).png().toBuffer();
  return sharp(lit)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
