import { describe, expect, it } from '@jest/globals';
import { loopFaults } from './file-rules.ts';

const path = 'services/contact/src/messages/some-days.ts';

describe('loops', () => {
  it.each([
    'for (let date = from; date.toString() <= to; date = date.add({ days: 1 })) days.push(date);',
    'for (let date = first; date <= last; date = date.add({ weeks: 1 })) {}',
    'for (let at = today; at < date; at = dateAfter(at, 1)) days += 1;',
    'for (let at = start; at < end; at += DAY_MS) visit(new Date(at));',
    'while (Temporal.PlainDate.compare((date = date.add({ days: 1 })), last) <= 0) {}',
    'for (\n  let date = from;\n  date < to;\n  date = dateAfter(date, 7)\n) {}',
  ])('over days are counted, not: %s', (text) => {
    expect(loopFaults(path, text).join()).toContain('loops over days');
  });

  it.each(['for (;;) {}', 'while (true) {}', 'for (let page = 0; ; page += 1) {}'])('have a bound, not: %s', (text) => {
    expect(loopFaults(path, text).join()).toContain('without a bound');
  });

  it.each(['if (date.toString() < today) return;', 'return first <= day.date.toString();'])(
    'nor anything else compares days as text: %s',
    (text) => expect(loopFaults(path, text).join()).toContain('compares as text'),
  );

  it.each([
    'for (const date of daysBetween(from, to)) days.push(date);',
    'const later = date.add({ days: 1 });\nfor (let away = 1; away <= 3; away += 1) look(dateAfter(date, away));',
    'if (entity.name.toString() === name) return <Text>{day.toString()}</Text>;',
  ])('may be: %s', (text) => expect(loopFaults(path, text)).toEqual([]));

  it('of tests are theirs', () => {
    expect(loopFaults('services/contact/test/some.int.test.ts', 'for (;;) {}')).toEqual([]);
  });
});
