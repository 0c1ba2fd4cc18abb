import { describe, expect, it } from '@jest/globals';
import { targetOf } from './compile-packages.ts';

describe('where a source is compiled to', () => {
  it.each([
    ['main.ts', 'main.js'],
    ['tours/tour.entity.ts', 'tours/tour.entity.js'],
    ['waitlist/offer-freed-seats.sql', 'waitlist/offer-freed-seats.sql'],
    ['rest/operations/tours.graphql', 'rest/operations/tours.graphql'],
  ])('%s goes to %s', (source, target) => {
    expect(targetOf(source)).toBe(target);
  });

  it.each(['tours/tour.test.ts', 'testing/test-nats.ts', 'nats/testing/fake.ts', 'types.d.ts'])(
    '%s is no part of the program',
    (source) => {
      expect(targetOf(source)).toBeUndefined();
    },
  );
});
