import type { ChangeRules } from './house-hours.js';
import { writtenOut } from './venue-dates.js';

/** Deadlines in words; undefined where it is too late. */
interface Deadlines {
  readonly changes: string | undefined;
  readonly refund: string | undefined;
}

/** The rule of changes and refunds in a sentence or two (product.md §11.6), wherever a visitor decides. */
export function changeRule({ changes, refund }: Deadlines): string {
  const change = changes ? `Change it free until ${changes}.` : 'It is too late to change it online.';
  const money = refund ? `All your money back until ${refund}.` : 'Canceling brings no money back.';
  return `${change} ${money}`;
}

/** The deadlines of any visit, as hours before its start. */
export function hoursBefore({ changesUntilHours, refundUntilHours }: ChangeRules): Deadlines {
  return { changes: hoursText(changesUntilHours), refund: hoursText(refundUntilHours) };
}

/** The deadlines of one visit. @param startsAt UTC, ISO 8601 */
export function deadlinesOf(startsAt: string, rules: ChangeRules, now: Date): Deadlines {
  const until = (hours: number): string | undefined => {
    const instant = new Date(Date.parse(startsAt) - hours * 3_600_000);
    return now < instant ? writtenOut(instant.toISOString()) : undefined;
  };
  return { changes: until(rules.changesUntilHours), refund: until(rules.refundUntilHours) };
}

function hoursText(hours: number): string {
  if (hours === 0) return 'it starts';
  return hours === 1 ? 'an hour before' : `${hours} hours before`;
}
