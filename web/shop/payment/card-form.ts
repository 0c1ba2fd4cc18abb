import { plural, t } from '@lingui/core/macro';
import { monthOf, venueToday } from '../../kit/lib/venue-dates.js';

/** The typed card, kept in memory only: never stored, never sent. */
export interface Card {
  readonly number: string;
  readonly name: string;
  readonly expiry: string;
  readonly cvv: string;
}

export type CardField = keyof Card;

export const emptyCard: Card = { number: '', name: '', expiry: '', cvv: '' };

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** At most sixteen digits, in groups of four. */
export function groupedNumber(typed: string): string {
  return (
    digitsOf(typed)
      .slice(0, 16)
      .match(/.{1,4}/g) ?? []
  ).join(' ');
}

/** An expiry date while it is being typed: digits, with a slash after two. */
export function typedExpiry(typed: string): string {
  const kept = typed.replace(/[^\d/]/g, '');
  return (/^\d{3,}$/.test(kept) ? `${kept.slice(0, 2)}/${kept.slice(2)}` : kept).slice(0, 'MM/YYYY'.length);
}

/** The same as MM/YY where possible: "5/28", "528" and "05/2028" all become "05/28". */
export function completeExpiry(typed: string): string {
  const [, month = '', year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  return year === undefined ? typed : `${month.padStart(2, '0')}/${year}`;
}

export function formattedCvv(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}

/** Except for the number field, which groups itself. */
export function typedCard(card: Card, field: CardField, typed: string): Card {
  const format = { number: String, expiry: typedExpiry, cvv: formattedCvv, name: String };
  return { ...card, [field]: format[field](typed) };
}

/** The message of product.md §5, and how to fix it. */
export interface CardError {
  readonly field: CardField;
  readonly message: string;
  readonly hint: string;
}

/** Undefined if it is valid. */
function expiryHint(typed: string, now: Date): string | undefined {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(completeExpiry(typed)) ?? [];
  if (month === undefined || year === undefined) return t`Month and year, as in 12/30.`;
  if (Number(month) < 1 || Number(month) > 12) return t`The month is a number from 01 to 12.`;
  const thisMonth = monthOf(venueToday(now)).slice(2);
  return `${year}-${month}` < thisMonth ? t`This card expired at the end of ${month}/${year}.` : undefined;
}

/** In the order of the form, with the messages of product.md §5. */
export function validateCard({ number, name, expiry, cvv }: Card, now: Date): readonly CardError[] {
  const digits = digitsOf(number).length;
  const errors: CardError[] = [];
  if (digits < 13) {
    const hint = t`This number has ${plural(digits, { one: '# digit', other: '# digits' })}; a card has at least 13.`;
    errors.push({ field: 'number', message: t`Please enter a valid card number`, hint });
  }
  if (name.trim().length < 2) {
    errors.push({
      field: 'name',
      message: t`Please enter the name on card`,
      hint: t`Enter it as it is printed on the card.`,
    });
  }
  const hint = expiryHint(expiry, now);
  if (hint !== undefined) errors.push({ field: 'expiry', message: t`Please enter a valid expiry date`, hint });
  if (!/^\d{3,4}$/.test(cvv)) {
    errors.push({ field: 'cvv', message: t`Please enter a valid CVV`, hint: t`Three or four digits.` });
  }
  return errors;
}
