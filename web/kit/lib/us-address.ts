import { t } from '@lingui/core/macro';
import states from './us-states.json';

/** What a parcel can be addressed to: the states, the capital, the territories, and the armed forces, as the mail names them. */
export const US_STATES: Readonly<Record<string, string>> = states;

/** Two slips in a name are still that name. */
const MOST_SLIPS = 2;

/** How many letters to add, remove or exchange, to make one text the other. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, wanted] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** What to look at again in a typed state; undefined for one that is known, and for none. It is stored as typed. */
export function stateHint(typed: string): string | undefined {
  const text = typed.trim().toLowerCase().replaceAll('.', '');
  if (text === '') return undefined;
  const states = Object.entries(US_STATES);
  if (states.some(([code, name]) => code.toLowerCase() === text || name.toLowerCase() === text)) return undefined;
  const close = states
    .map(([code, name]) => ({ code, name, slips: slipsBetween(text, name.toLowerCase()) }))
    .sort((one, other) => one.slips - other.slips)[0];
  if (close && text.length > MOST_SLIPS && close.slips <= MOST_SLIPS) {
    const { name, code } = close;
    return t`Did you mean ${name}? ${name} is ${code}.`;
  }
  return t`We know no such state. Two letters are enough: Texas is TX.`;
}

/** What to look at again in a typed ZIP code: five digits, or nine. Undefined for a good one, and for none. */
export function zipHint(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || /^\d{5}([- ]?\d{4})?$/.test(text) ? undefined : t`ZIP codes have five digits, as in 76012.`;
}
