import { spanish } from './faults.es.js';
import { faultsOf } from './in-language.js';

const english = {
  marked: 'Please check the marked fields.',
  unstorable: 'Please remove the characters that cannot be stored',
  email: 'Please enter a valid email address',
  longKey: (most: number) => `Idempotency-Key can have at most ${most} characters`,
};

/** Of inputs of every service. */
export const usualFaults = faultsOf(english, { es: spanish });
