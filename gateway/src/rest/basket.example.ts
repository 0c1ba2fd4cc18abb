import type { ParameterDescription } from './route-description.js';

export const lineId = '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c78';
export const version = 'W1siOWE4YjdjNmQiLDEsNTAwMF1d';

export const sessionId = {
  in: 'path',
  name: 'sessionId',
  description: 'The session id that the cart belongs to: 8 to 128 letters, digits, dashes or underscores.',
  example: '3f2b8c1d-7a6e-4d5c-9b0a-1c2d3e4f5a66',
} as const satisfies ParameterDescription;

export const slot = { tourType: 'standard', tourDate: '2026-12-01', tourTime: '10:00 AM', groupSize: 2 };
export const tour = {
  id: lineId,
  ...slot,
  party: '2 guests',
  tourName: 'The house and its garden',
  startsAt: '2026-12-01T16:00:00.000Z',
  guestName: 'Ada Lovelace',
  lineTotal: '50.00',
  foodTotal: '0.00',
  held: true,
  heldUntil: '2026-11-21T12:15:00.000Z',
  secondsLeft: 900,
};

export const basket = {
  version,
  lines: [{ ...tour, kind: 'tour', name: tour.tourName, quantity: 1, amount: '50.00', available: true }],
  vouchers: [],
  code: null,
  count: 1,
  total: '50.00',
  shipping: '0.00',
  tax: '0.00',
  taxWithShipping: '0.00',
  pickUpByDefault: true,
  toPay: '50.00',
  toPayWithShipping: '50.00',
};
