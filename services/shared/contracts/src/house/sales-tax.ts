/** Half a cent rounded up (product.md §19). @param basisPoints hundredths of a percent */
export function taxOf(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + 5_000) / 10_000);
}
