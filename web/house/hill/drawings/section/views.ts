import { ALARM, BLEED, SHEET } from './measures.js';

type View = readonly [left: number, top: number, width: number, height: number];

const sheet: View = [SHEET.left, SHEET.top, SHEET.width, SHEET.height];
const whole: View = [BLEED.left, BLEED.top, BLEED.right - BLEED.left, BLEED.bottom - BLEED.top];
const secret: View = [180, 677, 264, 176];

/** The crops that pages ask for, by the name in the address. Those that begin with `record` have in chalk what is told. */
export const sectionViews = {
  whole,
  secret,
  alarm: [ALARM.left, ALARM.top, ALARM.width, ALARM.height],
  record: sheet,
  'record-whole': whole,
} as const satisfies Readonly<Record<string, View>>;

export type SectionView = keyof typeof sectionViews;
