import { GraphQLError } from 'graphql';
import type { Temporal } from 'temporal-polyfill';
import { NO_DATE, NO_INSTANT, parseDate, parseInstant } from '../values/calendar-date.js';

/** @param message a sentence that names the argument */
export function badArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** @throws BAD_USER_INPUT that names the argument */
export function readDate(argument: string, text: string): Temporal.PlainDate {
  const date = parseDate(text);
  if (!date) throw badArgument(`\`${argument}\` ${NO_DATE}`);
  return date;
}

/** @throws BAD_USER_INPUT that names the argument */
export function readInstant(argument: string, text: string): Date {
  const instant = parseInstant(text);
  if (!instant) throw badArgument(`\`${argument}\` ${NO_INSTANT}`);
  return instant;
}
