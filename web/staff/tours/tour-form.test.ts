import { describe, expect, it } from '@jest/globals';
import { differingLabels } from '../records/edit-dialog.js';
import { emptyTour, sizeWords, tourAsText, tourSchema, tourToForm, tourTypeLabel } from './tour-form.js';

const tour = {
  __typename: 'Tour',
  id: 't1',
  type: 'premium',
  name: 'The Tunnel',
  description: 'Down and out again.',
  ...{ nameEs: null, descriptionEs: 'Baja y sube.', featuresEs: ['Lámpara', 'Guía'] },
  durationMinutes: 90,
  duration: '90 minutes',
  features: ['Lamp', 'Guide'],
  price: '45.00',
  capacity: 15,
  maxGroupSize: 12,
  soldByParty: false,
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

  it('reads Spanish texts, features a line each, and takes an empty one for none', () => {
    const read = (changes: object) => tourSchema.parse({ ...tourToForm(tour), ...changes });
    expect(read({})).toMatchObject({ nameEs: null, descriptionEs: 'Baja y sube.', featuresEs: ['Lámpara', 'Guía'] });
    expect(read({ featuresEs: ' \n' })).toMatchObject({ featuresEs: null });
    const tooLong = tourSchema.safeParse({ ...tourToForm(tour), featuresEs: 'x'.repeat(161) });
    expect(tooLong.error?.issues.map(({ path }) => path)).toEqual([['featuresEs']]);
  });

  it('leaves a size to the server that is left blank, and bounds the others', () => {
    expect(tourSchema.parse({ ...tourToForm(tour), capacity: ' ', maxGroupSize: '' })).toMatchObject({
      capacity: null,
      maxGroupSize: null,
    });
    expect(tourSchema.parse(tourToForm(tour))).toMatchObject({ capacity: 15, maxGroupSize: 12 });
    const wrong = tourSchema.safeParse({ ...tourToForm(tour), capacity: '101', maxGroupSize: '0' });
    expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
      'Seats can be at most 100',
      'The largest party must be at least 1',
    ]);
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

it.each([
  [{ capacity: 25, maxGroupSize: 20, soldByParty: false }, '25 seats, parties of up to 20'],
  [{ capacity: 1, maxGroupSize: 12, soldByParty: true }, '1 party of up to 12'],
  [{ capacity: 2, maxGroupSize: 20, soldByParty: true }, '2 parties of up to 20'],
])('says the size of a tour: %j is "%s"', (tourSize, words) => {
  expect(sizeWords(tourSize)).toBe(words);
});
