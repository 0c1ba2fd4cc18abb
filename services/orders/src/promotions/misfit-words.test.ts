import { expect, it } from '@jest/globals';
import { misfitWords as misfitWordsInSpanish } from './misfit-words.es.js';
import { misfitWords } from './misfit-words.js';
import type { Promotion } from './promotion.entity.js';

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));

const promotion = {
  ...{ forTours: true, forGoods: true, tours: named('House and Garden'), ticketTypes: named('Seniors', 'Students') },
  ...{ products: [], leastCents: 2_000, visitFrom: '2026-12-05', visitUntil: '2026-12-24' },
} as unknown as Promotion;

it.each([
  [
    'CONTENT',
    'This code is for Seniors or Students tickets of House and Garden or goods. Put some in your cart, and try it again.',
    'Este código es para boletos (Seniors o Students) de House and Garden, o artículos de la tienda. Agregue algo de eso a su carrito e inténtelo de nuevo.',
  ],
  [
    'MINIMUM',
    'This code needs $20.00 or more of Seniors or Students tickets of House and Garden or goods in your cart.',
    'Este código requiere $20.00 o más de boletos (Seniors o Students) de House and Garden, o artículos de la tienda en su carrito.',
  ],
  [
    'VISIT_DATE',
    'This code is for visits from December 5, 2026 to December 24, 2026.',
    'Este código es para visitas del 5 de diciembre de 2026 al 24 de diciembre de 2026.',
  ],
  [
    'PRICE',
    'Nothing in your cart would be cheaper with this code.',
    'Con este código, nada de su carrito costaría menos.',
  ],
  [
    'ADDRESS',
    'This code is for one order of each e-mail address, and this address has used it.',
    'Este código sirve para un pedido de cada correo electrónico, y con el suyo ya se usó.',
  ],
] as const)('says for %s what would make a code fit, in both languages', (why, english, spanish) => {
  expect(misfitWords(why, promotion)).toBe(english);
  expect(misfitWordsInSpanish(why, promotion)).toBe(spanish);
});

it.each([
  [null, '2026-12-24', 'visitas hasta el 24 de diciembre de 2026.'],
  ['2026-12-05', null, 'visitas desde el 5 de diciembre de 2026.'],
])('from %s until %s', (visitFrom, visitUntil, spanish) => {
  expect(misfitWordsInSpanish('VISIT_DATE', { ...promotion, visitFrom, visitUntil } as Promotion)).toContain(spanish);
});
