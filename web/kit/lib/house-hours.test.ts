import { expect, it } from '@jest/globals';
import { clockTime, hoursFacts, specialDayText } from './house-hours.js';
import { type WeekdayHours, weekLine } from './week-line.js';

const day = ['9:00 AM', '10:00 AM', '5:00 PM'];
function weekOf(startsOf: (weekday: number) => readonly string[]): readonly WeekdayHours[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: startsOf(weekday) }));
}

it.each<[string, readonly WeekdayHours[]]>([
  ['Tuesday to Sunday, 9:00 AM to 5:00 PM', weekOf((weekday) => (weekday === 1 ? [] : day))],
  ['Monday to Sunday, 9:00 AM to 5:00 PM', weekOf(() => day)],
  [
    'Tuesday to Friday, 9:00 AM to 5:00 PM; Saturday and Sunday, 11:00 AM',
    weekOf((weekday) => (weekday === 1 ? [] : weekday < 6 ? day : ['11:00 AM'])),
  ],
  ['Tuesday, Thursday and Saturday, 9:00 AM to 5:00 PM', weekOf((weekday) => (weekday % 2 === 0 ? day : []))],
  ['Closed for now', weekOf(() => [])],
])('writes %s', (text, week) => {
  expect(hoursFacts(week)[0]).toEqual({ term: 'Online', value: text });
});

it('says the week in one short line', () => {
  expect(weekLine(weekOf((weekday) => (weekday === 1 ? [] : day)))).toBe('Tuesday to Sunday, 9 AM to 5 PM');
  expect(weekLine(weekOf((weekday) => (weekday > 5 ? ['9:30 AM'] : day)))).toBe(
    'Monday to Friday, 9 AM to 5 PM; Saturday and Sunday, 9:30 AM',
  );
  expect(weekLine(weekOf(() => []))).toBe('Closed for now');
});

it.each<[string, readonly WeekdayHours[], readonly string[]]>([
  [
    'the week as seeded',
    weekOf((weekday) => (weekday === 1 ? [] : day)),
    [
      'Online: Tuesday to Sunday, 9:00 AM to 5:00 PM',
      'By\u00a0phone: Tours by appointment only, Monday to Saturday: call to schedule',
      'Mondays: Closed, except for appointments made by phone',
      'Sundays: Booked online only',
    ],
  ],
  [
    'every day, so that Sundays alone differ',
    weekOf(() => day),
    [
      'Online: Monday to Sunday, 9:00 AM to 5:00 PM',
      'By\u00a0phone: Tours by appointment only, Monday to Saturday: call to schedule',
      'Sundays: Booked online only',
    ],
  ],
  [
    'Saturdays alone',
    weekOf((weekday) => (weekday === 6 ? day : [])),
    [
      'Online: Saturday, 9:00 AM to 5:00 PM',
      'By\u00a0phone: Tours by appointment only, Monday to Saturday: call to schedule',
      'Mondays to Fridays: Closed, except for appointments made by phone',
      'Sundays: Closed',
    ],
  ],
])('leaves no day in doubt: %s', (_, week, lines) => {
  expect(hoursFacts(week).map(({ term, value }) => `${term}: ${value}`)).toEqual(lines);
});

it('describes a special day', () => {
  const special = { date: '2026-12-05', closed: true, starts: [], note: 'Ice on the hill.' };
  expect(specialDayText(special)).toBe('Saturday, December 5, 2026: closed. Ice on the hill.');
  expect(specialDayText({ ...special, closed: false, starts: day, note: '' })).toBe(
    'Saturday, December 5, 2026: 9:00 AM to 5:00 PM.',
  );
});

it('reads times of day', () => {
  expect(['12:15 AM', '9:00 AM', '12:00 PM', '5:30 PM'].map(clockTime)).toEqual(['00:15', '09:00', '12:00', '17:30']);
});
