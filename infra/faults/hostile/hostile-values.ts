import fc from 'fast-check';

/** Texts that have broken programs before. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'before\0after',
  '\u0001\u0008\u001b[31m',
  '\r\nSet-Cookie: a=b',
  '\ud800',
  '\udfff tail',
  '\u202eright to left',
  'e\u0301\u0301\u0301\u0301',
  '\ufeff',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  "' OR 1=1; DROP TABLE bookings; --",
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '%00%ff%',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '99999999999999999999999999',
  '2026-02-30',
  '9999-99-99',
  '10:00 am',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
  'a'.repeat(300),
  'x'.repeat(20_000),
  '\u{10ffff}'.repeat(500),
];

const oddNumbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.5,
  -1.5,
  99,
  100,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  1e308,
  -1e308,
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...oddNumbers),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON, usually not what was asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { toString: 1 }, { length: -1 }) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Usually valid, so that it gets further in than what is wrong from the start. */
export function mostly<T>(right: fc.Arbitrary<T>, percent = 60): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: percent, arbitrary: right }, { weight: 100 - percent, arbitrary: hostileValue });
}
