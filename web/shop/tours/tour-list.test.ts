import { expect, it } from '@jest/globals';
import { tourDrawings } from '#house/drawings/tour-drawings.js';
import { drawTours } from './tour-list.js';

it('gives the first tour of a type the type’s drawing, and every other one its own', () => {
  const types = ['standard', 'premium', 'standard', 'private', 'private', 'standard'] as const;
  const drawn = drawTours(types.map((type) => ({ type })));
  expect([drawn[0], drawn[1], drawn[3]]).toEqual([tourDrawings.standard, tourDrawings.premium, tourDrawings.private]);
  expect(new Set(drawn.map(({ alt }) => alt)).size).toBe(types.length);
  for (const { alt } of drawn) expect(alt).toMatch(/^Illustration[.:] /);
});
