import { counted } from '../../kit/lib/spelled-number.js';
import type { DoorState } from '../data/door-state.js';

type Unsent = Pick<DoorState, 'unsent' | 'unsentPayments'>;

/** "2 scans and 1 payment"; empty for nothing. */
export function unsentThings({ unsent, unsentPayments }: Unsent): string {
  const things = [
    unsent > 0 ? counted(unsent, 'scan') : [],
    unsentPayments > 0 ? counted(unsentPayments, 'payment') : [],
  ];
  return things.flat().join(' and ');
}

/** "1 payment is kept on this phone"; empty for nothing. */
export function areKept(state: Unsent): string {
  const things = unsentThings(state);
  return things === ''
    ? ''
    : `${things} ${state.unsent + state.unsentPayments === 1 ? 'is' : 'are'} kept on this phone`;
}
