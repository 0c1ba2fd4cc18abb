import { SHEET } from './measures.js';

type View = readonly [left: number, top: number, width: number, height: number];

const sheet: View = [SHEET.left, SHEET.top, SHEET.width, SHEET.height];

/** The crops that pages ask for, by the name in the address: `hill-section.svg#record`. */
export const sectionViews = {
  record: sheet,
} as const satisfies Readonly<Record<string, View>>;
