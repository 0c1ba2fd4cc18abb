import { sectionAlts } from '../../texts/section-alts.js';
import type { Drawing } from '../drawing.js';
import hill from './hill-section.svg';
import { BLEED, SHEET } from './measures.js';
import { type SectionView, sectionViews } from './views.js';

/** A crop of the hill cut open. All crops are one file, so that none is fetched twice. */
export function section(view: SectionView): Drawing {
  const [, , width, height] = sectionViews[view];
  return { src: `${hill}#${view}`, width, height, alt: sectionAlts[view] };
}

/** Where the whole drawing lies around its sheet, as styles of an `img` in a box of the sheet's shape. */
export const aroundSheet = `
  position: absolute;
  max-width: none;
  left: ${percent(BLEED.left - SHEET.left, SHEET.width)};
  top: ${percent(BLEED.top - SHEET.top, SHEET.height)};
  width: ${percent(BLEED.right - BLEED.left, SHEET.width)};
  height: ${percent(BLEED.bottom - BLEED.top, SHEET.height)};
`;

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(3)}%`;
}

export const sheetRatio = `${SHEET.width} / ${SHEET.height}`;
