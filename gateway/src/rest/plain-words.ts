import { formatCents, parseCents } from '@hilltop/platform/values/cents';

/** A field's name as a label: `groupSize` → `Group size`, `features.0` → `Features 1`. */
export function fieldLabel(path: string): string {
  const words = path
    .split('.')
    .map((part) =>
      /^\d+$/.test(part) ? String(Number(part) + 1) : part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    )
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Converts an amount from a JSON number to text with two decimals; undefined when it is not whole cents. */
export function amountText(given: unknown): string | undefined {
  if (typeof given !== 'number') return undefined;
  // Uses the number's shortest text, to avoid float arithmetic.
  const cents = parseCents(String(given));
  return cents === undefined ? undefined : formatCents(cents);
}
