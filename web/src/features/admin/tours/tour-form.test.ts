import { describe, expect, it } from '@jest/globals';
import { emptyTour, tourDifferences, tourInForm, tourShape, typeInWords } from './tour-form.js';

const tour = {
  __typename: 'Tour',
  id: 't1',
  type: 'premium',
  name: 'The Tunnel',
  description: 'Down and out again.',
  duration: '90 minutes',
  features: ['Lamp', 'Guide'],
  price: '45.00',
  version: 2,
} as const;

describe('the tour form', () => {
  it('wants name, description, price and duration', () => {
    const faults = tourShape.safeParse(emptyTour).error?.issues.map(({ path }) => path[0]);
    expect(faults).toEqual(['name', 'description', 'price', 'duration']);
  });

  it('leaves blank features out and keeps the order of the others', () => {
    const typed = { ...tourInForm(tour), features: [{ text: ' Guide ' }, { text: '  ' }, { text: 'Lamp' }] };
    expect(tourShape.parse(typed).features).toEqual(['Guide', 'Lamp']);
  });

  it('tells what differs from what it is now, the order of features too', () => {
    expect(tourDifferences(tour, tourInForm(tour))).toEqual([]);
    const typed = { ...tourInForm(tour), duration: '2 hours', features: [{ text: 'Guide' }, { text: 'Lamp' }] };
    expect(tourDifferences(tour, typed)).toEqual([
      { label: 'Duration', now: '90 minutes', typed: '2 hours' },
      { label: 'Features', now: 'Lamp\nGuide', typed: 'Guide\nLamp' },
    ]);
  });
});

it('calls a tour by its type', () => {
  expect(typeInWords('premium')).toBe('Premium Tour');
});
