import type { Language } from '../../../kit/words/language.js';

/** FOR THE OWNER TO CONFIRM: the specification has no waiver text. A lawyer must supply it before anyone relies on it. */
export const waiverText: readonly string[] = [
  'The tour is a walk over a hillside and through rooms, on stairs and through a tunnel. Ground can be uneven, sloping or wet, and light can be low.',
  'I take part of my own free will. I will stay with the guide, keep out of closed places, and tell the guide beforehand of anything that makes walking hard for me or for a child I sign for.',
  'For myself, and for a child I sign for, I release Top O’ Hill Terrace, Arlington Baptist University and their staff from claims for injury or loss that come from the ordinary risks of such a visit, as far as the law of Texas allows.',
];

/** Translations, shown as a courtesy beside the text that is signed, which is the English one. FOR A LAWYER TO CONFIRM. */
export const waiverCourtesy: Readonly<Partial<Record<Language, readonly string[]>>> = {
  es: [
    'El recorrido es una caminata por una ladera y por varios cuartos, con escaleras y a través de un túnel. El piso puede estar disparejo, inclinado o mojado, y puede haber poca luz.',
    'Participo por mi propia voluntad. Me quedaré con el guía, no entraré a lugares cerrados y le diré de antemano al guía todo lo que nos dificulte caminar a mí o al niño por quien firme.',
    'Por mí, y por el niño por quien firme, libero a Top O’ Hill Terrace, a Arlington Baptist University y a su personal de reclamos por lesiones o pérdidas que provengan de los riesgos ordinarios de una visita así, hasta donde lo permita la ley de Texas.',
  ],
};
