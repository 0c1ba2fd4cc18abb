import { expect, it } from '@jest/globals';
import { tourWarnings } from './tours-tab.js';

function times(...starts: string[]) {
  return {
    __typename: 'HouseCalendar' as const,
    week: [{ __typename: 'WeekdayHours' as const, starts }],
    specialDays: [],
  };
}

it('names tours that are called alike, once', () => {
  const tours = [{ name: 'Lamplight' }, { name: 'Gate' }, { name: 'lamplight ' }];
  expect(tourWarnings(tours, times('9:00 AM'))).toEqual([
    'Two tours are called “lamplight ”. Visitors cannot tell them apart.',
  ]);
  expect(tourWarnings(tours.slice(0, 2), times('9:00 AM'))).toEqual([]);
});

it('says that nothing can be booked where the calendar has no times, and not before it is known', () => {
  expect(tourWarnings([{ name: 'Gate' }], times())).toHaveLength(1);
  expect(tourWarnings([{ name: 'Gate' }], undefined)).toEqual([]);
  expect(tourWarnings([], times())).toEqual([]);
});
