import { type EraDrawingId, eraAlts } from '../../texts/era-alts.js';
import type { Drawing } from '../drawing.js';
import eraBeginning from './drawn/era-beginning.svg';
import eraCrusader from './drawn/era-crusader.svg';
import eraHandover from './drawn/era-handover.svg';
import eraLegacy from './drawn/era-legacy.svg';
import eraPeak from './drawn/era-peak.svg';
import eraRaid from './drawn/era-raid.svg';
import eraSchool from './drawn/era-school.svg';
import eraTransformation from './drawn/era-transformation.svg';

function poster(src: string): Omit<Drawing, 'alt'> {
  return { src, width: 600, height: 900 };
}

export const eraFiles: Readonly<Record<EraDrawingId, Omit<Drawing, 'alt'>>> = {
  'era-beginning': poster(eraBeginning),
  'era-transformation': poster(eraTransformation),
  'era-peak': poster(eraPeak),
  'era-crusader': poster(eraCrusader),
  'era-raid': poster(eraRaid),
  'era-handover': poster(eraHandover),
  'era-school': poster(eraSchool),
  'era-legacy': poster(eraLegacy),
};

export function eraDrawing(id: EraDrawingId): Drawing {
  return { ...eraFiles[id], alt: eraAlts[id] };
}

/** An era's poster without year, title and paper. */
export function posterDrawing(id: EraDrawingId): Drawing {
  return { src: `${eraFiles[id].src}#picture`, width: 556, height: 700, alt: eraAlts[id] };
}

/** A poster without year, title, paper and hairline. The view is in the URL, because all crops are one file. */
export function eraScene(id: EraDrawingId): Drawing {
  return { src: `${eraFiles[id].src}#svgView(viewBox(40,40,520,664))`, width: 520, height: 664, alt: eraAlts[id] };
}
