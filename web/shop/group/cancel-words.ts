import { printedCents } from '../../kit/lib/money.js';
import { type MyGroup, moment } from './group-words.js';

/** What canceling now means, a sentence each. */
export function cancelWords({ state, money, freeUntil, displaced }: MyGroup, now: string): readonly string[] {
  const { keptIfCanceledCents: kept, receivedCents: paid } = money;
  if (state !== 'secured') {
    const back = paid > 0 ? ` All of the ${printedCents(paid)} that you paid goes back to you.` : '';
    return [`You owe nothing.${back}${state === 'accepted' ? ' All of your seats are given back.' : ''}`];
  }
  if (kept === null) return ['We can’t say now what stays billed. Please look again in a minute.'];
  const seats = 'All of your seats are given back, and your tickets are no longer valid.';
  if (kept === 0) {
    const until = !displaced && freeUntil !== null && now < freeUntil ? ` until ${moment(freeUntil)}` : '';
    const back = paid > 0 ? ` All of the ${printedCents(paid)} that you paid goes back to you.` : '';
    return [`Canceling costs nothing${until}.${back}`, seats];
  }
  const since = freeUntil === null ? '' : `Canceling has cost something since ${moment(freeUntil)}.`;
  return [since, keptWords(kept, paid), seats].filter(Boolean);
}

function keptWords(kept: number, paid: number): string {
  if (paid === 0) return `If you cancel now, ${printedCents(kept)} is billed.`;
  if (paid < kept) return `If you cancel now, ${printedCents(kept)} is billed: ${printedCents(kept - paid)} is owed.`;
  return paid === kept
    ? `If you cancel now, the ${printedCents(kept)} that you paid stays with us.`
    : `If you cancel now, ${printedCents(kept)} stays with us and ${printedCents(paid - kept)} goes back to you.`;
}
