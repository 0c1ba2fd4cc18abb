import { MIDDLE } from './measures.js';

type Stop = readonly [at: number, color: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([at, color, opacity]) =>
        `<stop${at === 0 ? '' : ` offset="${at}"`} stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** Light that falls off from its middle, whatever its size. */
function round(id: string, ...list: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops(list)}</radialGradient>`;
}
function down(id: string, ...list: readonly Stop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;
}
/** Light of one place of the drawing. @param flat how much lower than wide */
function placed(
  id: string,
  [x, y, r, flat]: readonly [number, number, number, number],
  ...list: readonly Stop[]
): string {
  const squeeze = flat === 1 ? '' : ` gradientTransform="matrix(1 0 0 ${flat} 0 ${Math.round(y * (1 - flat))})"`;
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}" gradientUnits="userSpaceOnUse"${squeeze}>${stops(list)}</radialGradient>`;
}

const lamplight = [
  round('g-bulb', [0, '#ffe6a8', 0.95], [0.25, '#f2c070', 0.6], [1, '#c98a45', 0]),
  round('g-win', [0.3, '#f2c070', 0.7], [1, '#c98a45', 0]),
  round('g-cold', [0, '#e6f6ee', 0.9], [0.3, '#9fd0cf', 0.5], [1, '#4f8f98', 0]),
  round('g-city', [0, '#f2b45c', 0.95], [1, '#b5632f', 0]),
  down('g-cone', [0, '#fff6d4', 0.95], [1, '#f2c877', 0.12]),
  down('g-leak', [0, '#f2b45c', 0.15], [1, '#ffcf7d', 0.9]),
  down('g-straw', [0, '#f2b45c', 0.75], [0.7, '#a8622c', 0.35], [1, '#2a160d', 0]),
  placed('g-carpet', [MIDDLE, 800, 330, 0.3], [0, '#ffc56a', 0.9], [1, '#b5632f', 0]),
];

const dark = [
  placed('g-room', [MIDDLE, 700, 420, 0.62], [0.5, '#12060a', 0], [1, '#0d0406', 0.62]),
  placed('g-dine', [MIDDLE, 400, 300, 0.5], [0.35, '#2a1206', 0], [1, '#1d0c05', 0.6]),
  placed('g-secret', [332, 750, 120, 1], [0.35, '#0e0704', 0], [1, '#0a0503', 0.9]),
  placed('g-vault', [150, 740, 130, 1], [0.2, '#0a1a20', 0], [1, '#07141a', 0.85]),
  down('g-stair', [0, '#1a0d06', 0.55], [0.6, '#3a0f10', 0.35], [1, '#6b1f24', 0.55]),
  `<linearGradient id="g-wall" x2="1">${stops([
    [0, '#5c7a78', 0.5],
    [0.35, '#3e565a', 0.1],
    [1, '#0f1a1f', 0.6],
  ])}</linearGradient>`,
  down('g-water', [0, '#6fb4b8'], [0.5, '#2f7a88'], [1, '#174a5c']),
];

const hill = [
  placed('g-sky', [MIDDLE, 250, 1000, 1], [0, '#2c5a5c'], [0.4, '#1a363d'], [1, '#0c171c']),
  placed('g-glow', [MIDDLE, 260, 620, 1], [0, '#7fb3a4', 0.55], [0.5, '#4a8280', 0.25], [1, '#2c5a5c', 0]),
  placed('g-line', [MIDDLE, 690, 860, 0.58], [0.33, '#ffcd7a'], [0.58, '#c98a45'], [0.8, '#7a5230'], [1, '#553a22']),
  placed('g-earth', [MIDDLE, 690, 900, 0.58], [0.3, '#5a3a1e'], [0.6, '#2e1c10'], [1, '#150d08']),
  placed('l-near', [MIDDLE, 690, 560, 0.56], [0.5, '#fff'], [1, '#000']),
  placed('l-nearest', [MIDDLE, 690, 440, 0.52], [0.62, '#fff'], [1, '#000']),
  placed('l-ray', [MIDDLE, 250, 950, 1], [0.12, '#fff'], [0.5, '#777'], [1, '#111']),
  placed('l-corners', [MIDDLE, 720, 400, 0.62], [0.55, '#000'], [1, '#fff']),
  round('l-spot', [0, '#fff'], [1, '#000', 0]),
  `<linearGradient id="l-moon" x1="654" x2="1000" gradientUnits="userSpaceOnUse">${stops([
    [0, '#fff'],
    [1, '#000'],
  ])}</linearGradient>`,
];

function mask(
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  paint: string,
  more = '',
): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<mask id="${id}" maskUnits="userSpaceOnUse" ${place}><rect ${place} fill="url(#${paint})"/>${more}</mask>`;
}

function spots(list: readonly (readonly [x: number, y: number, r: number])[]): string {
  return `<g fill="url(#l-spot)">${list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;
}

const masks = [
  mask(
    'm-near',
    [-420, 400, 2340, 700],
    'l-near',
    spots([
      [330, 750, 190],
      [1400, 790, 170],
      [1540, 830, 160],
      [122, 770, 170],
    ]),
  ),
  mask(
    'm-nearest',
    [-420, 400, 2340, 700],
    'l-nearest',
    spots([
      [330, 750, 130],
      [1340, 790, 130],
      [1440, 800, 120],
    ]),
  ),
  mask('m-ray', [-420, -560, 2340, 1560], 'l-ray'),
  mask('m-moon', [600, 60, 640, 150], 'l-moon'),
  mask('m-corners', [600, 556, 660, 282], 'l-corners'),
];

function hatch(id: string, height: number, color: string, width: number): string {
  return `<pattern id="${id}" width="40" height="${height}" patternUnits="userSpaceOnUse"><path d="M0 ${height / 2}h40" stroke="${color}" stroke-width="${width}"/></pattern>`;
}

const patterns = [
  hatch('hatch-thin', 6, '#3f7072', 1),
  hatch('hatch-thick', 6, '#6fa59b', 2.2),
  hatch('cut-dark', 5, '#0d0406', 2.2),
  '<pattern id="stripe" width="24" height="10" patternUnits="userSpaceOnUse" x="732"><path d="M0 0h8v10H0z" fill="#842528"/></pattern>',
  '<pattern id="paper" width="20" height="20" patternUnits="userSpaceOnUse" x="690"><path d="M0 0h7v20H0z" fill="#d99a50"/><path d="m13.5 6 2.5 4-2.5 4-2.5-4z" fill="#e8b46c"/></pattern>',
];

export const lightDefs = [...lamplight, ...dark, ...hill, ...masks, ...patterns].join('');
