/** What stands in the card form. It lives in the page's memory alone: never stored, never sent. */
export interface Card {
  readonly number: string;
  readonly name: string;
  readonly expiry: string;
  readonly cvv: string;
}

export type CardField = keyof Card;

export const emptyCard: Card = { number: '', name: '', expiry: '', cvv: '' };

/** Characters of a card number with its spaces. */
export const CARD_NUMBER_LENGTH = 19;

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Groups of four, 19 characters at most. */
export function groupedNumber(typed: string): string {
  return (digitsOf(typed).match(/.{1,4}/g) ?? []).join(' ').slice(0, CARD_NUMBER_LENGTH);
}

/** MM/YY. */
export function formattedExpiry(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Four digits at most. */
export function formattedCvv(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}

/** A field's text as it is shown while somebody types. */
export function typedCard(card: Card, field: CardField, typed: string): Card {
  const format = { number: groupedNumber, expiry: formattedExpiry, cvv: formattedCvv, name: (text: string) => text };
  return { ...card, [field]: format[field](typed) };
}

/** What is wrong with a field: the specification's words, and how to mend it. */
export interface CardError {
  readonly field: CardField;
  readonly message: string;
  readonly hint: string;
}

function digitCountLabel(count: number): string {
  return count === 1 ? '1 digit' : `${count} digits`;
}

/** All that is wrong with a card, in the order of the form; the messages of infra/docs/product.md. */
export function cardErrors({ number, name, expiry, cvv }: Card): readonly CardError[] {
  const digits = digitsOf(number).length;
  const faults: CardError[] = [];
  if (digits < 13) {
    const hint = `This number has ${digitCountLabel(digits)}; a card has at least 13.`;
    faults.push({ field: 'number', message: 'Please enter a valid card number', hint });
  }
  if (name.trim().length < 2) {
    faults.push({
      field: 'name',
      message: 'Please enter the name on card',
      hint: 'Write it as it is printed on the card.',
    });
  }
  if (expiry.length < 5) {
    faults.push({ field: 'expiry', message: 'Please enter a valid expiry date', hint: 'Month and year, as in 12/30.' });
  }
  if (!/^\d{3,4}$/.test(cvv)) {
    faults.push({ field: 'cvv', message: 'Please enter a valid CVV', hint: 'Three or four digits.' });
  }
  return faults;
}
