import { formatCents, parseCents } from '@hilltop/platform/values/cents';

/** A field's name as a person would say it: `groupSize` → `Group size`, `features.0` → `Features 1`. */
export function fieldLabel(path: string): string {
  const words = path
    .split('.')
    .map((part) =>
      /^\d+$/.test(part) ? String(Number(part) + 1) : part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    )
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An amount of money that came as a JSON number, as text with two decimals; undefined when it is not whole cents. */
export function amountText(given: unknown): string | undefined {
  if (typeof given !== 'number') return undefined;
  // Through the number's shortest text, so that no arithmetic is done with a float.
  const cents = parseCents(String(given));
  return cents === undefined ? undefined : formatCents(cents);
}
