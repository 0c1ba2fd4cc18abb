import { badArgument, readDate } from '@hilltop/platform/graphql/read-date';
import { countDays } from '@hilltop/platform/values/calendar-date';
import type { Temporal } from 'temporal-polyfill';

/** One query covers the weeks that a calendar page of two months shows. */
const MAX_DAYS = 62;

/** @throws BAD_USER_INPUT that names the argument */
export function readSpan(fromText: string, toText: string): { from: Temporal.PlainDate; to: Temporal.PlainDate } {
  const from = readDate('from', fromText);
  const to = readDate('to', toText);
  const days = countDays(from, to);
  if (days < 1) throw badArgument('`to` must not be before `from`');
  if (days > MAX_DAYS) throw badArgument(`At most ${MAX_DAYS} days can be requested at once`);
  return { from, to };
}
