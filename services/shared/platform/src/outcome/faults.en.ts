import { spanish } from './faults.es.js';
import { faultsOf } from './in-language.js';

const english = {
  marked: 'Please check the marked fields.',
  unstorable: 'Please remove the characters that cannot be stored',
  email: 'Please enter a valid email address',
  /** @param name of the field, as messages begin @param least US dollars, as `most` is; undefined for none */
  amount: (name: string, example: string, least: string | undefined, most: string) =>
    `${name} must be an amount such as ${example}, ${least === undefined ? '' : `from ${least} `}up to ${most}`,
  day: (first: number, last: number) => `Please choose a date from ${first} to ${last}, written YYYY-MM-DD`,
  littleForCard: (dollars: string) => `This comes to $${dollars}, and a card pays $0.50 or more.`,
  addForCard: 'Please add something to it',
  longKey: (most: number) => `Idempotency-Key can have at most ${most} characters`,
};

/** Of inputs of every service. */
export const usualFaults = faultsOf(english, { es: spanish });
