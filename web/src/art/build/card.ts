import type { Font } from 'fontkit';
import type { GuestCard } from '../guests/card-title.js';
import { cardTitle } from '../guests/card-title.js';
import { parseSvg, type SvgElement, type SvgNode, writeSvg } from './svg-tree.js';

const SUIT_INK: Readonly<Record<GuestCard['suit'], string>> = {
  hearts: '#7a1f26',
  diamonds: '#9a4a16',
  clubs: '#1f4d3d',
  spades: '#1d3f5a',
  joker: '#6b4a12',
};
const SUIT_SIGN: Readonly<Record<GuestCard['suit'], string>> = {
  hearts: '<use href="kit.svg#heart" transform="translate(35 122)"/>',
  diamonds: '<use href="kit.svg#diamond" transform="translate(35 124)"/>',
  clubs: '<use href="kit.svg#club" transform="translate(35 126)"/>',
  spades: '<use href="kit.svg#spade" transform="translate(35 126)"/>',
  joker: '<use href="kit.svg#star" transform="translate(35 196) scale(1.5)"/>',
};

const NAME_WIDTH = 366;

/** The size at which a line of text fits the card's band, at most `wanted`. */
function fittingSize(text: string, font: Font, wanted: number, spacing: number): number {
  const advance = font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm;
  return Math.min(wanted, (NAME_WIDTH - spacing * text.length) / advance);
}

function indexOf({ rank, suit }: GuestCard): string {
  if (rank !== 'Joker') {
    const size = rank === '10' ? 36 : 50;
    return `<text x="35" y="92" font-family="Limelight" font-size="${size}">${rank}</text>${SUIT_SIGN[suit]}`;
  }
  const letters = [...'JOKER'].map(
    (letter, place) => `<text x="35" y="${82 + place * 24}" font-family="Jost" font-size="22">${letter}</text>`,
  );
  return letters.join('') + SUIT_SIGN[suit];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;');
}

function isElement(node: SvgNode): node is SvgElement {
  return typeof node !== 'string';
}

/**
 * Places an emblem on a court card: twice, once upside down, between index, frame and the band with the name. The
 * emblem fills 62…438 by 52…350 of a 500 by 700 card; the band hides everything below 304.
 */
export function dealCard(emblem: SvgElement, card: GuestCard, faces: { sign: Font; caps: Font }): SvgElement {
  const ink = SUIT_INK[card.suit];
  const second = `${card.singular} · ${card.sureness}`.toUpperCase();
  const nameSize = fittingSize(card.name, faces.sign, 40, 0).toFixed(1);
  const secondSize = fittingSize(second, faces.caps, 16.5, 1.9).toFixed(1);
  const own = emblem.children.filter(isElement);
  const definitions = own.filter(({ name }) => name === 'defs').flatMap(({ children }) => children);
  const drawing = own.filter(({ name }) => name !== 'defs' && name !== 'title');
  return parseSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 700" role="img" aria-labelledby="t" style="--suit:${ink}">
<title id="t">${escaped(cardTitle(card))}</title>
<defs>${definitions.map(writeSvg).join('')}
<clipPath id="c-half"><path d="M92 52H408V67H423V82H438V350H62V82H77V67H92z"/></clipPath>
<g id="half" clip-path="url(#c-half)">${drawing.map(writeSvg).join('')}</g>
<g id="index" fill="${ink}" text-anchor="middle">${indexOf(card)}</g></defs>
<rect width="500" height="700" rx="26" fill="#f7f1e3"/>
<use href="#half"/><use href="#half" transform="rotate(180 250 350)"/>
<use href="kit.svg#card-frame"/><use href="kit.svg#card-band"/>
<g text-anchor="middle"><text x="250" y="353" font-family="Limelight" font-size="${nameSize}" fill="#1d1a16">${escaped(card.name)}</text>
<text x="251" y="379" font-family="Jost" font-size="${secondSize}" letter-spacing="1.9" fill="${ink}">${escaped(second)}</text></g>
<use href="#index"/><use href="#index" transform="rotate(180 250 350)"/>
<rect width="500" height="700" rx="26" fill="url(#grain)" opacity=".28"/>
</svg>`);
}
