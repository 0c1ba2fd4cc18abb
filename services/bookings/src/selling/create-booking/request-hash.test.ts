import { expect, it } from '@jest/globals';
import { createBookingInput } from './create-booking.input.js';
import { requestHash } from './request-hash.js';

const request = {
  tourType: 'standard',
  tourDate: '2026-12-05',
  tourTime: '10:00 AM',
  tickets: [{ type: 'adult', count: 2 }],
  firstName: 'Ada',
  lastName: 'Marshall',
  email: 'ada@example.test',
  phone: '817 555 0100',
  totalAmount: '50.00',
  liabilityWaiverAccepted: true,
  paymentStatus: 'paid',
  paymentIntentId: 'pi_1',
};

const hashOf = (typed: object) => requestHash(createBookingInput.parse({ ...request, ...typed }));

it('hashes no field that an earlier release did not have', () => {
  const hashed = JSON.parse(JSON.stringify(createBookingInput.parse(request)));
  const food = ['Platform', 'Restaurant', 'Details', 'Total'].map((name) => `foodOrder${name}`);
  const first = [...food, 'foodDeliveryAddress', 'foodDeliveryTime', 'specialRequests', 'additionalNotes', 'holdId'];
  expect(Object.keys(hashed).sort()).toEqual([...Object.keys(request), ...first].sort());
});

it('is the same for a field that is left empty, and another for one that is not', () => {
  expect(hashOf({ accessNeeds: ' ', mailAfterVisit: false })).toBe(hashOf({}));
  expect(hashOf({ accessNeeds: 'A wheelchair' })).not.toBe(hashOf({}));
});
