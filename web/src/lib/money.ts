/** Text in US dollars with up to two decimals, in cents: "25.00" → 2500. Throws on anything else, because prices come from the server. */
export function toCents(amount: string): number {
  const [, dollars, cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (dollars === undefined) throw new Error(`Not an amount in dollars: "${amount}"`);
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** Cents as they are sent: 2500 → "25.00". */
export function toAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents for display: 2500 → "$25.00". */
export function printedCents(cents: number): string {
  return `$${toAmount(cents)}`;
}

/** A party's total for a tour, in cents: price per person times guests. */
export function tourTotal(priceCents: number, groupSize: number): number {
  return priceCents * groupSize;
}
