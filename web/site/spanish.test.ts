import { expect, it } from '@jest/globals';

// Modules take the language of their build when they are first imported.
Object.assign(globalThis, { __LANGUAGE__: 'es' });
const { i18n } = await import('../kit/words/i18n.js');
const dates = await import('../kit/lib/venue-dates.js');
const { signedCents } = await import('../kit/lib/money.js');
const { listed } = await import('../kit/lib/sentences.js');
const { countSpelled, spelledNumberCapitalized } = await import('../kit/lib/spelled-number.js');
const { unbrokenDates } = await import('../kit/lib/unbroken-dates.js');
const { monthInWords } = await import('../kit/lib/guest-book.js');
const { hoursFacts } = await import('../kit/lib/house-hours.js');
const { weekdayNames } = await import('../kit/lib/week-line.js');
const { schemaDays } = await import('../kit/document/structured-data/venue-data.js');

it('a page in Spanish has Spanish plurals', () => {
  expect(i18n.locale).toBe('es');
});

it('dates are written in Spanish', () => {
  expect(dates.longDate('2026-12-05')).toBe('sábado, 5 de diciembre de 2026');
  expect(dates.fullDate('2027-01-01')).toBe('1 de enero de 2027');
  expect(dates.dayWithoutYear('2026-12-05')).toBe('sábado, 5 de diciembre');
  expect(monthInWords('2026-12')).toBe('diciembre de 2026');
  expect([weekdayNames[0], weekdayNames[6]]).toEqual(['lunes', 'domingo']);
});

it('times are shown in Spanish, and their keys stay', () => {
  expect(['12:15 AM', '10:00 AM', '1:30 PM'].map(dates.printedTime)).toEqual(['12:15 a.m.', '10:00 a.m.', '1:30 p.m.']);
  expect(dates.venueTime('2026-12-04T16:00:00.000Z')).toBe(dates.printedTime('10:00 AM'));
  expect(dates.writtenOut('2026-12-04T16:00:00.000Z')).toBe('viernes, 4 de diciembre, 10:00 a.m.');
  expect(unbrokenDates('Hasta el domingo, 29 de noviembre, 10:05 a.m.')).toBe(
    'Hasta el domingo, 29\u00a0de\u00a0noviembre, 10:05\u00a0a.m.',
  );
});

it('a time in a sentence has its article', () => {
  expect(['10:00 a.m.', '1:00 p.m.', '11:30 a.m.'].map(dates.spokenTime)).toEqual([
    'las 10:00 a.m.',
    'la 1:00 p.m.',
    'las 11:30 a.m.',
  ]);
});

it('days begin a fact with a capital, and go on in small letters', () => {
  const open = [2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: ['9:00 AM', '5:00 PM'] }));
  const facts = hoursFacts([{ weekday: 1, starts: [] }, ...open]);
  expect(facts[0]?.value).toMatch(/^martes .* domingo, /);
});

it('dates for programs are in no language', () => {
  expect(dates.venueToday(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22');
  expect(dates.venueInstant('2026-12-04T10:00')).toBe('2026-12-04T16:00:00.000Z');
  expect(schemaDays([1, 7])).toEqual(['https://schema.org/Monday', 'https://schema.org/Sunday']);
});

it('lists follow Spanish grammar', () => {
  expect(listed(['adultos', 'niños', 'bebés'])).toBe('adultos, niños y bebés');
  expect(listed(['padres', 'hijos'])).toBe('padres e hijos');
});

it('numbers are digits, which have no gender', () => {
  expect([countSpelled(2, 'adulto', 'adultos'), spelledNumberCapitalized(1)]).toEqual(['2 adultos', '1']);
});

it('money is written as in English', () => {
  const american = new Intl.NumberFormat('es-US', { style: 'currency', currency: 'USD' });
  for (const cents of [5, 123_450, 100_000_000]) expect(signedCents(cents)).toBe(american.format(cents / 100));
});
