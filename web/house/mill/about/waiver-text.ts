import type { Language } from '../../../kit/words/language.js';

/** An example, as the mill is. */
export const waiverText: readonly string[] = [
  'The mill is at work while we visit it. Wheels, belts and stones turn; floors shake, stairs are steep, and the slate by the creek can be wet.',
  'I will stay with the miller, keep hands, hair and sleeves away from whatever moves, and say beforehand if stairs are hard for me or for a child I sign for.',
  'For myself, and for a child I sign for, I release Slate Creek Mill and those who work there from claims for injury or loss that come from the ordinary risks of such a visit, as far as the law of Vermont allows.',
];

/** Translations, shown as a courtesy beside the text that is signed, which is the English one. FOR A LAWYER TO CONFIRM. */
export const waiverCourtesy: Readonly<Partial<Record<Language, readonly string[]>>> = {
  es: [
    'El molino trabaja mientras lo visitamos. Giran ruedas, bandas y piedras; los pisos tiemblan, las escaleras son empinadas y la pizarra junto al arroyo puede estar mojada.',
    'Me quedaré con el molinero, mantendré las manos, el cabello y las mangas lejos de todo lo que se mueva, y diré de antemano si las escaleras se nos dificultan a mí o al niño por quien firme.',
    'Por mí, y por el niño por quien firme, libero a Slate Creek Mill y a quienes trabajan ahí de reclamos por lesiones o pérdidas que provengan de los riesgos ordinarios de una visita así, hasta donde lo permita la ley de Vermont.',
  ],
};
