/** Half a cent rounded up (product.md §19). @param basisPoints hundredths of a percent */
function taxOf(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + 5_000) / 10_000);
}

export interface Taxable {
  readonly cents: number;
  /** Hundredths of a percent; 0: exempt. */
  readonly basisPoints: number;
}

const WHOLE = 10_000;

/**
 * Cents per line. Tax is computed once on the sum of the lines of one rate, half a cent rounded up, and spread by largest remainder,
 * so that a refund is a sum of lines (product.md §19).
 */
export function spreadTax(lines: readonly Taxable[]): number[] {
  const taxes = lines.map(({ cents, basisPoints }) => Math.floor((cents * basisPoints) / WHOLE));
  for (const rate of new Set(lines.map(({ basisPoints }) => basisPoints))) {
    const places = [...lines.keys()].filter((place) => lines[place]?.basisPoints === rate);
    const remainder = (place: number): number => ((lines[place]?.cents ?? 0) * rate) % WHOLE;
    const spread = places.reduce((sum, place) => sum + (taxes[place] ?? 0), 0);
    const missing = taxOf(
      places.reduce((sum, place) => sum + (lines[place]?.cents ?? 0), 0),
      rate,
    );
    const byRemainder = places.toSorted((a, b) => remainder(b) - remainder(a));
    for (const place of byRemainder.slice(0, missing - spread)) taxes[place] = (taxes[place] ?? 0) + 1;
  }
  return taxes;
}
