/** US dollars as text with up to two decimals, in cents: "25.00" → 2500. Throws on anything else, for prices come from the server. */
export const toCents = (amount: string): number => {
  const [, dollars, cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (dollars === undefined) throw new Error(`Not an amount in dollars: "${amount}"`);
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
};

/** Cents as they are sent: 2500 → "25.00". */
export const toAmount = (cents: number): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
