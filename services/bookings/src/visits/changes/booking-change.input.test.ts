import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { expect, it } from '@jest/globals';
import { bookingChangeInput, namedChange } from './booking-change.input.js';

const parse = (input: Parameters<typeof namedChange>[0]) => parseInput(bookingChangeInput, namedChange(input));

it.each([
  [
    { revision: 2, move: { tourTime: '2:00 PM', tourDate: '2026-12-06' }, paymentIntentId: null },
    '{"tourDate":"2026-12-06","tourTime":"2:00 PM","revision":2}',
  ],
  [
    { paymentIntentId: 'pi_1', party: { tickets: [{ type: 'adult', count: 3 }] }, revision: 0 },
    '{"revision":0,"tickets":[{"type":"adult","count":3}],"paymentIntentId":"pi_1"}',
  ],
  [
    { revision: 1, food: { foodOrderPlatform: 'none' } },
    '{"foodOrderPlatform":"none","foodOrderTotal":0,"revision":1}',
  ],
  [{ cancel: { asCredit: false }, revision: 0 }, '{"revision":0}'],
  [{ cancel: { asCredit: true }, revision: 0 }, '{"revision":0,"asCredit":true}'],
])('%j is hashed as stored changes are', (input, hashed) => {
  const parsed = parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const { kind: _, ...request } = parsed.value;
  expect(JSON.stringify(request)).toBe(hashed);
});

it('names a field without its kind', () => {
  expect(parse({ party: { tickets: [] }, revision: 0 })).toMatchObject({ refusal: { fields: [{ field: 'tickets' }] } });
  expect(parse({ cancel: {}, revision: -1 })).toMatchObject({ refusal: { fields: [{ field: 'revision' }] } });
});

it.each([{}, { move: null }, { cancel: {}, party: { tickets: [] } }])('%j names not one change', (named) => {
  expect(parse({ ...named, revision: 0 })).toMatchObject({ refusal: { fields: [{ field: 'input' }] } });
});
