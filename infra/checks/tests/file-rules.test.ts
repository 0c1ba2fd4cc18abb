import { describe, expect, it } from '@jest/globals';
import { fileFaults } from './file-rules.ts';

describe('the rules for files', () => {
  it.each([
    'services/bookings/src/holds/hold-seats/hold-seats.test.ts',
    'web/shop/tours/tour-card.tsx',
    'web/shop/index-of-people/person-list.ts',
    'web/public/Some_Name.txt',
    'services/shared/platform/src/lifecycle/clock.ts',
    'README.md',
    'CONTRIBUTING.md',
    'services/bookings/README.md',
  ])('%s is fine', (path) => {
    expect(fileFaults(path, 'export const fine = 1;')).toEqual([]);
  });

  it.each([
    ['services/bookings/src/index.ts', 'is an index'],
    ['web/kit/design/index.tsx', 'is an index'],
    ['services/bookings/src/HoldSeats.ts', 'kebab-case'],
    ['services/bookings/src/hold_seats.ts', 'kebab-case'],
    ['services/bookings/src/utils.ts', 'says nothing'],
    ['services/bookings/src/helpers/seats.ts', 'says nothing'],
  ])('%s %s', (path, words) => {
    expect(fileFaults(path, '').join()).toContain(words);
  });

  it.each([`// ${'TO'}DO later`, `// @ts-${'ignore'}`, `// biome-${'ignore'} lint: no`])(
    'text with "%s" is refused',
    (text) => {
      expect(fileFaults('services/bookings/src/seats.ts', text)).toHaveLength(1);
    },
  );

  it.each([
    'services/orders/src/orders/some.input.ts',
    'services/shared/platform/src/values/some-field.ts',
    'web/shop/contact/some-form.ts',
  ])('%s reads texts by the shared types', (path) => {
    for (const text of ['z.string().trim().min(1)', 'z\n  .string()\n  .trim()', "z.email('No address')"]) {
      expect(fileFaults(path, text).join()).toContain('rule of its own');
    }
    expect(fileFaults(path, 'lineField().min(1); z.string(); text.trim()')).toEqual([]);
  });

  const inPlatform = 'services/shared/platform/src/messaging/outbox/outbox.ts';

  it.each(['export const takeSeats = 1;', "const stream = 'HILLTOP_BOOKINGS';"])(
    'the platform may not say %s',
    (text) => {
      expect(fileFaults(inPlatform, text)).toHaveLength(1);
    },
  );

  it.each([
    [inPlatform, '/** e.g. `bookings` */\nexport const fine = 1; // a tour, say'],
    ['services/shared/platform/src/messaging/outbox/outbox.test.ts', "const example = 'bookings';"],
    ['services/bookings/src/seats.ts', 'export const takeSeats = 1;'],
  ])('%s may say what it does', (path, text) => {
    expect(fileFaults(path, text)).toEqual([]);
  });
});
