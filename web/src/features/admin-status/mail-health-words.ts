import type { StaffMailHealthQuery } from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';

type MailHealth = NonNullable<StaffMailHealthQuery['mailHealth']>;

/** What mail servers do not take, a sentence for each way; none while mail leaves. */
export function mailHealthWords(health: MailHealth): readonly string[] {
  const { refused, refusedSince, lastRefusal, delayed, delayedSince } = health;
  const sentences: string[] = [];
  if (delayed > 0) {
    const since = delayedSince === null ? '' : `, the first since ${venueDateTime(delayedSince)}`;
    sentences.push(`${mails(delayed)} ${delayed === 1 ? 'waits' : 'wait'} for the mail server${since}.`);
  }
  if (refused > 0) {
    const since = refusedSince === null ? '' : `, the first on ${venueDateTime(refusedSince)}`;
    const why = lastRefusal === null ? '' : ` The last reason: ${lastRefusal}.`;
    sentences.push(`${mails(refused)} ${refused === 1 ? 'was' : 'were'} refused within 24 hours${since}.${why}`);
  }
  return sentences;
}

function mails(count: number): string {
  return count === 1 ? '1 e-mail' : `${count} e-mails`;
}
