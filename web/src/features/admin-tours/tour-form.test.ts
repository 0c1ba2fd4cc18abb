import { describe, expect, it } from '@jest/globals';
import { differingLabels } from '../../admin/records/edit-conflict.js';
import { emptyTour, tourAsText, tourSchema, tourToForm, tourTypeLabel } from './tour-form.js';

const tour = {
  __typename: 'Tour',
  id: 't1',
  type: 'premium',
  name: 'The Tunnel',
  description: 'Down and out again.',
  durationMinutes: 90,
  duration: '90 minutes',
  features: ['Lamp', 'Guide'],
  price: '45.00',
  version: 2,
} as const;

describe('the tour form', () => {
  it('wants name, description, price and duration', () => {
    const missing = tourSchema.safeParse(emptyTour).error?.issues.map(({ path }) => path[0]);
    expect(missing).toEqual(['name', 'description', 'price', 'durationMinutes']);
  });

  it('leaves blank features out and keeps the order of the others', () => {
    const typed = { ...tourToForm(tour), features: [{ text: ' Guide ' }, { text: '  ' }, { text: 'Lamp' }] };
    expect(tourSchema.parse(typed).features).toEqual(['Guide', 'Lamp']);
  });

  it('lists what differs from the current version, including the order of features', () => {
    const now = tourAsText(tourToForm(tour));
    expect(differingLabels(now, now)).toEqual([]);
    const features = [{ text: 'Guide' }, { text: 'Lamp' }];
    const typed = tourAsText({ ...tourToForm(tour), durationMinutes: '120', features });
    expect(differingLabels(now, typed)).toEqual(['Duration', 'Features']);
    expect([now.Duration, typed.Duration]).toEqual(['90 minutes', '120 minutes']);
    expect([now.Features, typed.Features]).toEqual(['Lamp\nGuide', 'Guide\nLamp']);
  });
});

it('calls a tour by its type', () => {
  expect(tourTypeLabel('premium')).toBe('Premium Tour');
});
