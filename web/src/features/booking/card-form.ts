/** What stands in the card form. It lives in the page's memory alone: never stored, never sent. */
export type Card = {
  readonly number: string;
  readonly name: string;
  readonly expiry: string;
  readonly cvv: string;
};

export type CardField = keyof Card;

export const emptyCard: Card = { number: '', name: '', expiry: '', cvv: '' };

/** Characters of a card number with its spaces (spec.md §5). */
export const CARD_NUMBER_LENGTH = 19;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Groups of four, 19 characters at most (spec.md §5). */
export const groupedNumber = (typed: string): string =>
  (digitsOf(typed).match(/.{1,4}/g) ?? []).join(' ').slice(0, CARD_NUMBER_LENGTH);

/** MM/YY (spec.md §5). */
export const formattedExpiry = (typed: string): string => {
  const digits = digitsOf(typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

/** Four digits at most (spec.md §5). */
export const formattedCvv = (typed: string): string => digitsOf(typed).slice(0, 4);

/** A field's text as it is shown while somebody types. */
export const typedCard = (card: Card, field: CardField, typed: string): Card => {
  const format = { number: groupedNumber, expiry: formattedExpiry, cvv: formattedCvv, name: (text: string) => text };
  return { ...card, [field]: format[field](typed) };
};

/** What is wrong with a field: the specification's words, and how to mend it. */
export type CardFault = { readonly field: CardField; readonly message: string; readonly hint: string };

const countWords = (count: number): string => (count === 1 ? '1 digit' : `${count} digits`);

/** All that is wrong with a card, in the order of the form; the messages of spec.md §5. */
export const cardFaults = ({ number, name, expiry, cvv }: Card): readonly CardFault[] => {
  const digits = digitsOf(number).length;
  const faults: CardFault[] = [];
  if (digits < 13) {
    const hint = `This number has ${countWords(digits)}; a card has at least 13.`;
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
};
