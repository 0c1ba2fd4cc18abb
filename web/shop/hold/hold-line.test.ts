import { expect, it } from '@jest/globals';
import { adultLine } from '../../kit/lib/tickets/price-samples.js';
import type { SeatHold } from '../state/booking-state.js';
import { holdLabel } from './hold-line.js';

const hold: SeatHold = {
  id: 'h',
  tourType: 'standard',
  tourDate: '2026-12-05',
  tourTime: '10:00 AM',
  guests: 2,
  tourId: null,
  tickets: [],
  totalAmount: null,
  secondsLeft: 900,
  extendable: true,
  toldAt: 5_000_000,
};

it('says what is held, and when, once another slot is chosen', () => {
  expect(holdLabel(hold, { date: '2026-12-05', time: '10:00 AM' })).toBe('Two seats held for you');
  const infant = { ...adultLine(1, '0.00'), type: 'infant', seats: 0 };
  const withInfant = { ...hold, guests: 3, tickets: [adultLine(2), infant] };
  expect(holdLabel(withInfant, { date: '2026-12-05', time: '10:00 AM' })).toBe('Two seats held for you');
  expect(holdLabel({ ...hold, guests: 1 }, { date: '2026-12-05', time: '10:00 AM' })).toBe('One seat held for you');
  expect(holdLabel(hold, { date: '2026-12-05', time: undefined })).toBe(
    'Two seats held for you on Saturday, December 5, 2026 at 10:00 AM',
  );
  expect(holdLabel({ ...hold, tourType: 'private' }, { date: '2026-12-05', time: '10:00 AM' })).toBe(
    'This tour is held for your party',
  );
});
