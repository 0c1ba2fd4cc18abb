import { GraphQLError } from 'graphql';
import type { Temporal } from 'temporal-polyfill';
import { parseDate } from './venue-clock.js';

/** Longest span of one query, in days: the weeks that a calendar page of two months shows. */
const MAX_DAYS = 62;

/** Parses the span of a query. @throws BAD_USER_INPUT that names the argument */
export function readSpan(fromText: string, toText: string): { from: Temporal.PlainDate; to: Temporal.PlainDate } {
  const from = readDate('from', fromText);
  const to = readDate('to', toText);
  const days = from.until(to).days + 1;
  if (days < 1) throw badSpan('`to` must not be before `from`');
  if (days > MAX_DAYS) throw badSpan(`At most ${MAX_DAYS} days can be requested at once`);
  return { from, to };
}

/** Parses a date of a query. @param field the argument. @throws BAD_USER_INPUT that names it */
export function readDate(field: string, text: string): Temporal.PlainDate {
  const date = parseDate(text);
  if (!date) throw badSpan(`\`${field}\` must be a date written YYYY-MM-DD`);
  return date;
}

function badSpan(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
