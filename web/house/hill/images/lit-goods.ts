/** Goods that are drawn in the light of the counter's lamp: it hangs above them, a little to the left and in front. */

function gradient(id: string, stops: readonly (readonly [at: number, color: string])[], more = ''): string {
  const inside = stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('');
  return `<linearGradient id="${id}" ${more}>${inside}</linearGradient>`;
}

/** The shadow that a thing throws on the counter, away from the lamp. */
function cast(middle: number, foot: number, half: number): string {
  return `<radialGradient id="cast"><stop offset=".45" stop-color="#050302" stop-opacity=".8"/><stop offset="1" stop-color="#050302" stop-opacity="0"/></radialGradient><ellipse cx="${middle}" cy="${foot}" rx="${half}" ry="15" fill="url(#cast)"/>`;
}

/** Dark dots on what is drawn, and none beside it. */
const grain =
  '<filter id="grain" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .07 0 0 0 0 .05 0 0 0 1.4 -.66"/><feComposite in2="SourceAlpha" operator="in" result="dots"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="dots"/></feMerge></filter>';

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly defs: string;
  readonly shadow: string;
  readonly parts: readonly string[];
  /** In front of it, at `at`. */
  readonly print: string;
  readonly at: string;
}

function lit({ width, height, defs, shadow, parts, print, at }: Drawn): string {
  return `<div class="thing lit" style="width:${width}px;height:${height}px"><svg viewBox="0 0 ${width} ${height}" style="position:absolute;inset:0"><defs>${grain}${defs}</defs>${shadow}<g filter="url(#grain)">${parts.join('')}</g></svg><div style="position:absolute;${at}">${print}</div></div>`;
}

const mugBody = 'M50 60V424Q52 470 112 476 245 492 378 476 438 470 440 424V60z';
const mugHandle = 'M432 148C560 118 584 330 434 352';

/** A mug of coffee, seen a little from above. @param print what is on its front */
export function mug(print: string): string {
  const body = [
    gradient('body', [
      [0, '#b89c68'],
      [0.1, '#fff3d2'],
      [0.26, '#fff9e8'],
      [0.5, '#ecd9ae'],
      [0.78, '#b1925c'],
      [1, '#5f4828'],
    ]),
    gradient('inside', [
      [0, '#6d5230'],
      [0.45, '#b3945f'],
      [1, '#f8e8c0'],
    ]),
    gradient(
      'handle',
      [
        [0, '#f3e2b8'],
        [0.45, '#b5965e'],
        [1, '#57411f'],
      ],
      'x2="0" y2="1"',
    ),
  ];
  return lit({
    width: 640,
    height: 500,
    defs: body.join(''),
    shadow: cast(400, 482, 236),
    parts: [
      `<path d="${mugHandle}" fill="none" stroke="#33240f" stroke-width="58"/><path d="${mugHandle}" fill="none" stroke="url(#handle)" stroke-width="52"/>`,
      '<path d="M436 138C556 110 582 300 470 336" fill="none" stroke="#fff6dd" stroke-width="6" opacity=".75"/>',
      `<path d="${mugBody}" fill="url(#body)"/>`,
      '<path d="M440 130C424 190 424 300 440 370V424Q438 470 378 476 330 484 300 486 400 440 396 250 394 120 412 66L440 60z" fill="#2c1d0c" opacity=".3"/>',
      '<path d="M58 430Q70 462 120 468 245 484 370 468 420 462 432 430" fill="none" stroke="#7c6136" stroke-width="5" opacity=".7"/>',
      '<ellipse cx="245" cy="60" rx="195" ry="40" fill="#fff4d6"/><ellipse cx="245" cy="61" rx="182" ry="33" fill="url(#inside)"/>',
      '<clipPath id="c-inside"><ellipse cx="245" cy="61" rx="182" ry="33"/></clipPath><g clip-path="url(#c-inside)"><ellipse cx="245" cy="82" rx="176" ry="31" fill="#2e180b"/><path d="M296 56C370 62 412 72 418 88 400 74 350 64 280 60z" fill="#9a6532"/><ellipse cx="172" cy="72" rx="52" ry="7" fill="#ffdf9c" opacity=".85"/></g>',
      '<path d="M66 52Q110 24 245 22" fill="none" stroke="#fffdf4" stroke-width="5"/>',
      '<path d="M92 116V410" stroke="#fffdf4" stroke-width="13" opacity=".8"/>',
    ],
    print,
    at: 'left:50px;width:390px;top:132px;padding:0 104px;color:#2f5d7c;font-size:44px',
  });
}

const crown = 'M62 300C50 130 160 26 306 26S560 128 552 296C500 270 410 258 300 258 200 258 110 276 62 300z';
const brim =
  'M62 300C110 276 200 258 300 258 410 258 500 270 552 296 626 308 700 330 716 356 640 392 570 380 500 366 350 338 190 344 78 372 58 356 56 322 62 300z';

/** A cap from the front left. @param print what is on its crown */
export function cap(print: string): string {
  const cloth = [
    '<radialGradient id="crown" cx=".3" cy=".12" r=".95"><stop stop-color="#5fa888"/><stop offset=".3" stop-color="#2f7258"/><stop offset=".62" stop-color="#194637"/><stop offset="1" stop-color="#081a14"/></radialGradient>',
    gradient('brim', [
      [0, '#3b8468'],
      [0.4, '#276150'],
      [1, '#0e2b22'],
    ]),
  ];
  return lit({
    width: 760,
    height: 400,
    defs: cloth.join(''),
    shadow: cast(440, 380, 300),
    parts: [
      '<path d="M62 340C56 356 66 372 78 372 190 344 350 338 500 366 570 380 640 392 716 356 690 382 620 398 520 386 360 366 200 372 84 392 62 384 54 360 62 340z" fill="#04100b"/>',
      `<path d="${brim}" fill="url(#brim)"/>`,
      '<path d="M300 262C430 262 530 280 600 306 560 318 500 300 420 292 340 284 260 282 180 292 220 270 262 262 300 262z" fill="#04100b" opacity=".6"/>',
      `<path d="${crown}" fill="url(#crown)"/>`,
      '<path d="M306 26C420 70 468 150 470 266L552 296C560 128 452 26 306 26z" fill="#04100b" opacity=".42"/>',
      '<path d="M306 26V256M306 26C210 90 168 170 160 274M306 26C410 80 462 160 468 268" fill="none" stroke="#0a241b" stroke-width="4"/>',
      '<path d="M300 30C206 92 164 170 154 272" fill="none" stroke="#8fd0b2" stroke-width="3" opacity=".55"/>',
      '<path d="M96 206C108 120 170 62 246 44" fill="none" stroke="#b9e6cf" stroke-width="12" stroke-linecap="round" opacity=".5"/>',
      '<ellipse cx="306" cy="29" rx="24" ry="10" fill="#194637"/><ellipse cx="301" cy="26" rx="19" ry="7" fill="#7cc2a2"/>',
      '<path d="M62 300C110 276 200 258 300 258 410 258 500 270 552 296" fill="none" stroke="#d8b05c" stroke-width="9"/>',
      '<path d="M76 352C190 322 350 316 500 342 580 356 650 366 700 352" fill="none" stroke="#0c2a20" stroke-width="3" stroke-dasharray="9 6"/>',
      '<path d="M66 318C180 282 350 272 480 292" fill="none" stroke="#a5dcc2" stroke-width="5" opacity=".5"/>',
    ],
    print,
    at: 'left:222px;top:92px;width:168px',
  });
}

/** A book bound in cloth, from its right and a little from above: the cut of its pages on top in the light, at its side in the shadow. @param front the cover */
export function volume(cloth: string, width: number, height: number, front: string): string {
  const [right, up] = [44, 24];
  const [outer, under] = [width + right, height + up];
  const leaves = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const [x, y] = [right * share, up * (1 - share)];
    return `M${30 + x} ${y + 3}H${width - 4 + x}V${height + y - 12}`;
  });
  return `<div class="volume" style="width:${outer}px;height:${under}px"><svg viewBox="0 0 ${outer + 66} ${under}" style="position:absolute;left:0;bottom:0;width:${outer + 66}px">${[
    '<linearGradient id="fall"><stop stop-color="#050302" stop-opacity=".78"/><stop offset="1" stop-color="#050302" stop-opacity="0"/></linearGradient>',
    `<path d="M${width} ${under}L${outer} ${height}H${outer + 66}L${outer + 30} ${under}z" fill="url(#fall)"/>`,
    `<path d="M22 4L${right + 6} 0H${outer}V${height}L${width} ${under}V${up}H0z" fill="${cloth}"/><path d="M22 4L${right + 6} 0H${outer}V${height}L${width} ${under}V${up}H0z" fill="#050302" opacity=".45"/>`,
    `<path d="M26 ${up}L${right + 18} 6H${outer - 4}L${width - 4} ${up}z" fill="#fff1cd"/>`,
    `<path d="M${width - 4} ${up}L${outer - 4} 6V${height - 8}L${width - 4} ${under - 8}z" fill="#8d754a"/>`,
    `<path d="${leaves.join('')}" fill="none" stroke="#5c4726" stroke-width="2" opacity=".6"/>`,
  ].join('')}</svg>${front}</div>`;
}
