import { t } from '@lingui/core/macro';
import { printedCents } from '../../kit/lib/money.js';
import { type MyGroup, moment } from './group-words.js';

/** What canceling now means, a sentence each. */
export function cancelWords({ state, money, freeUntil, displaced }: MyGroup, now: string): readonly string[] {
  const { keptIfCanceledCents: kept, receivedCents: paid } = money;
  const amount = printedCents(paid);
  const back = paid > 0 ? t`All of the ${amount} that you paid goes back to you.` : '';
  if (state !== 'secured') {
    const given = state === 'accepted' ? t`All of your seats are given back.` : '';
    return [[t`You owe nothing.`, back, given].filter(Boolean).join(' ')];
  }
  if (kept === null) return [t`We can’t say now what stays billed. Please look again in a minute.`];
  const seats = t`All of your seats are given back, and your tickets are no longer valid.`;
  const end = freeUntil ? moment(freeUntil) : '';
  if (kept === 0) {
    const isFree = !displaced && freeUntil !== null && now < freeUntil;
    const cost = end && isFree ? t`Canceling costs nothing until ${end}.` : t`Canceling costs nothing.`;
    return [[cost, back].filter(Boolean).join(' '), seats];
  }
  const since = end ? t`Canceling has cost something since ${end}.` : '';
  return [since, keptWords(kept, paid), seats].filter(Boolean);
}

function keptWords(keptCents: number, paidCents: number): string {
  const kept = printedCents(keptCents);
  const difference = printedCents(Math.abs(keptCents - paidCents));
  if (paidCents === 0) return t`If you cancel now, ${kept} is billed.`;
  if (paidCents < keptCents) return t`If you cancel now, ${kept} is billed: ${difference} is owed.`;
  return paidCents === keptCents
    ? t`If you cancel now, the ${kept} that you paid stays with us.`
    : t`If you cancel now, ${kept} stays with us and ${difference} goes back to you.`;
}
