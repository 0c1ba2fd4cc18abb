import { describe, expect, it } from '@jest/globals';
import { streamName, streamSubjects } from './stream-name.js';

describe('the stream of a service', () => {
  it.each([
    ['bookings', 'HILLTOP_BOOKINGS', 'hilltop.bookings.>'],
    ['gift-cards', 'HILLTOP_GIFT_CARDS', 'hilltop.gift-cards.>'],
  ])('of %s', (service, name, subject) => {
    expect(streamName(service)).toBe(name);
    expect(streamSubjects(service)).toEqual([subject]);
  });
});
