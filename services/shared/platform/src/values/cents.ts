const amount = /^(0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/;

/**
 * `25`, `25.5` or `25.00` dollars → whole cents, by integers because floats are not exact. Undefined for a sign, an exponent, blanks,
 * more than two decimals, and above 999,999,999.99.
 */
export function parseCents(text: string): number | undefined {
  const match = amount.exec(text);
  if (!match?.[1]) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** 2500 → `25.00`. @throws RangeError for anything but a whole number of cents from 0 up */
export function formatCents(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError('Money is a whole number of cents, 0 or more.');
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Two amounts that differ, in US cents, as a refusal says them. */
export function expectedAndGiven(expectedCents: number, givenCents: number): { expected: string; given: string } {
  return { expected: formatCents(expectedCents), given: formatCents(givenCents) };
}

/** −2500 → `-25.00`. @throws RangeError as `formatCents` */
export function formatSignedCents(cents: number): string {
  return `${cents < 0 ? '-' : ''}${formatCents(Math.abs(cents))}`;
}
