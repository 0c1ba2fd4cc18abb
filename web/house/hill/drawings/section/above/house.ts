import { chances, fill, glow, group, line, path, range, short, told } from '../pen.js';

const bays = [730, 830, 930, 1030, 1130];
const chance = chances(17);

/** A course of shingles from one x to another. */
function course(y: number, from: number, to: number): string {
  let d = '';
  for (let x = from; x < to; x += 17 + chance() * 3)
    d += `M${Math.round(x)} ${short(y)}h${Math.round(9 + chance() * 4)}`;
  return d;
}

function chimney(x: number): string {
  return [
    fill('#22343a', `M${x} 34h34v66h-34z`),
    fill('#3d5357', `M${x - 4} 30h42v9h-42zM${x} 39h7v60h-7z`),
    line('#16252b', 1.4, `M${x + 10} 48h20m-20 12h20m-20 12h20`),
  ].join('');
}

/** Shingles in courses, with the moon on their left. */
function roof(): string {
  const shingles = range(0, 10, 1).map((row) => {
    const y = 94 + row * 9.4;
    return course(y, 762 - (y - 84) * 0.964 + 26 + (row % 2) * 8, 1098 + (y - 84) * 0.964 - 6);
  });
  return [
    fill('#1b2b31', 'M654 196 762 84h336l108 112z'),
    fill('#3e565a', 'M654 196 762 84h22L690 196z'),
    fill('#56706f', 'M762 84h336l4 5H757z'),
    line('#37505a', 1.7, shingles.join('')),
    line('#6d8a86', 1.7, shingles.join(''), 'mask="url(#m-moon)"'),
    fill('#5c7a78', 'M646 192h568v9H646z'),
    fill('#0f1a1f', 'M652 201h556v7H652z'),
  ].join('');
}

function slats(x: number): string {
  return range(230, 286, 8)
    .map((y) => `M${x} ${y}h7`)
    .join('');
}

function window(x: number, place: number): string {
  const guest = 'c-1-14-6-20-3-30 1-5 4-6 5-9-4-4-3-13 4-13s8 9 4 13c1 3 5 5 6 10 2 9-1 16-1 29z';
  return [
    fill('#16242a', `M${x - 27} 222h54v74h-54z`),
    fill('#4d6668', `M${x - 31} 294h62v6h-62zM${x - 30} 217h60v6h-60z`),
    fill('#f0bd6a', `M${x - 22} 226h44v66h-44z`),
    fill('#ffdf9c', `M${x - 22} 226h44v26h-44z`),
    fill('#c9803e', `M${x - 22} 226h11q2 30-11 62zm44 0h-11q-2 30 11 62z`),
    place === 3 ? told(fill('#4a2a1c', `M${x - 4} 292${guest}`)) : '',
    line('#33241a', 3.4, `M${x} 226v66m-22-33h44`),
    fill('#1d3036', `M${x - 40} 224h11v70h-11zm69 0h11v70h-11z`),
    line('#3e565a', 1.2, slats(x - 38) + slats(x + 31)),
  ].join('');
}

function upperFloor(): string {
  const boards = range(216, 306, 8.5).map((y) => `M676 ${short(y)}h508`);
  const wall = 'M676 206h508v106H676z';
  return [
    fill('#273b41', wall),
    line('#1b2b31', 1.5, boards.join('')),
    fill('url(#g-wall)', wall),
    glow(
      bays.map((x) => [x, 262, 58] as const),
      'g-win',
    ),
    ...bays.map(window),
  ].join('');
}

/** The left wing is cut open for the stair, the right one is whole. */
function wings(): string {
  const rows = range(0, 4, 1).map((row) => {
    const y = 309 + row * 9;
    const shift = (row % 2) * 8;
    return course(y, 486 - (y - 300) * 1.19 + 22 + shift, 672) + course(y, 1184 + shift, 1262 + (y - 304) * 1.16);
  });
  const boards = range(368, 470, 9).map((y) => `M434 ${y}h254M1172 ${y}h140`);
  const windows = [1216, 1272].map((x) =>
    [
      fill('#16242a', `M${x - 21} 384h42v58h-42z`),
      fill('#f0bd6a', `M${x - 17} 388h34v50h-34z`),
      fill('#ffdf9c', `M${x - 17} 388h34v20h-34z`),
      line('#33241a', 3, `M${x} 388v50m-17-26h34`),
      fill('#4d6668', `M${x - 24} 438h48v5h-48z`),
    ].join(''),
  );
  return [
    fill('#1b2b31', 'M424 352 486 300h202v52zM1172 304h92l56 48h-148z'),
    fill('#3e565a', 'M424 352 486 300h16l-56 52z'),
    line('#37505a', 1.6, rows.join('')),
    fill('#4d6668', 'M414 350h274v8H414zM1172 350h156v8h-156z'),
    fill('#273b41', 'M434 358h254v120H434z'),
    fill('#223439', 'M1172 358h140v120h-140z'),
    line('#182629', 1.4, boards.join('')),
    glow(
      [
        [1216, 414, 50],
        [1272, 414, 50],
      ],
      'g-win',
    ),
    ...windows,
  ].join('');
}

/** The house over the casino: the hero's, from nearby. */
export function house(): string {
  const smoke = 'M1051 28c-6-18 10-22 6-40m-1 40c8-16-2-24 8-44M809 28c-4-16 8-20 4-40';
  return group(
    'house',
    [
      chimney(792),
      chimney(1034),
      line('#8fb5ab', 2, smoke, 'opacity=".5"'),
      roof(),
      upperFloor(),
      wings(),
      line('#e6c983', 1.8, path([684, 480], [684, 312], [1176, 312], [1176, 480])),
    ].join(''),
  );
}
