import { t } from '@lingui/core/macro';
/** Text in US dollars with up to two decimals, in cents: "25.00" → 2500. Throws on anything else, because prices come from the server. */
export function toCents(amount: string): number {
  const [, dollars, cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (dollars === undefined) throw new Error(`Not an amount in dollars: "${amount}"`);
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** The same for a negative amount: "-30.00" → −3000. */
export function toSignedCents(amount: string): number {
  return amount.startsWith('-') ? -toCents(amount.slice(1)) : toCents(amount);
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

/** Cents with their sign, for display: −2500 → "−$25.00", 250000 → "$2,500.00". */
export function signedCents(cents: number): string {
  const amount = printedCents(Math.abs(cents)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return cents < 0 ? `−${amount}` : amount;
}

/** Typed whole US dollars: "$75", "75.00" → 75; undefined for anything else, and out of bounds. */
export function wholeDollars(typed: string, least: number, most: number): number | undefined {
  const text = typed
    .trim()
    .replace(/^\$/, '')
    .replace(/\.00?$/, '');
  const dollars = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return dollars >= least && dollars <= most ? dollars : undefined;
}

/** An amount where cents would be in the way: "50.00" → "$50", "12.50" → "$12.50". */
export function shortAmount(amount: string): string {
  return printedCents(toCents(amount)).replace(/\.00$/, '');
}

/** "$5.99"; "free" for nothing. */
export function dollarsOrFree(amount: string): string {
  return toCents(amount) === 0 ? t`free` : `$${amount}`;
}
