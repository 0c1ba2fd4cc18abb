import type { EraDrawingId } from './era-alts.js';

/** What the home page shows of an era, whose story is in `eras.ts`: that page does not load it. */
interface EraPoster {
  readonly year: string;
  readonly title: string;
  readonly drawing: EraDrawingId;
}

/** By id, oldest first; years and titles are those of product.md. */
export const eraPosters = {
  'the-beginning': { year: '1920s', title: 'The Beginning', drawing: 'era-beginning' },
  'the-transformation': { year: '1926-1930', title: 'The Transformation', drawing: 'era-transformation' },
  'the-peak-era': { year: '1930s-1940s', title: 'The Peak Era', drawing: 'era-peak' },
  'the-crusader-arrives': { year: '1940s-1950s', title: 'The Crusader Arrives', drawing: 'era-crusader' },
  'the-lone-wolf-raid': { year: '1947', title: 'The Lone Wolf Raid', drawing: 'era-raid' },
  transformation: { year: '1952-1956', title: 'Transformation', drawing: 'era-handover' },
  'seminary-growth-education': { year: '1960s', title: 'Seminary Growth & Education', drawing: 'era-school' },
  'the-legacy-today': { year: 'Present', title: 'The Legacy Today', drawing: 'era-legacy' },
} as const satisfies Readonly<Record<string, EraPoster>>;
